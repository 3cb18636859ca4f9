import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { decrypt, deriveKey, encrypt } from './cipher.ts';

/**
 * Keys of sealed boxes: anyone with the public key can seal, only the holder of the private key can open (X25519 with
 * an ephemeral key pair per box, HKDF, AES-256-GCM). Submitted forms are sealed until a campaign closes.
 */
export interface BoxKeys {
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
}

/** The DER prefix of every SPKI public key; the 32 bytes of the key follow. */
const spkiOfX25519 = Buffer.from('302a300506032b656e032100', 'hex');
const publicBytes = spkiOfX25519.length + 32;

/** The DER prefix of every PKCS #8 private key; the 32 bytes of the key follow. */
const pkcs8OfX25519 = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Derives the key pair from 32 secret bytes. */
export function boxKeysFrom(bytes: Uint8Array): BoxKeys {
  const privateKey = Buffer.concat([pkcs8OfX25519, bytes]);
  const own = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' });
  return { publicKey: writePublic(createPublicKey(own)), privateKey };
}

export function seal(publicKey: Uint8Array, text: Uint8Array): Buffer {
  const once = generateKeyPairSync('x25519');
  const key = sharedKey(once.privateKey, readPublic(publicKey));
  return Buffer.concat([writePublic(once.publicKey), encrypt(key, text)]);
}

/** Opens the boxes of one campaign. The key is parsed once, as parsing takes longer than opening a box. */
export function createOpener(privateKey: Uint8Array): (sealed: Uint8Array) => Buffer {
  const own = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return (sealed) => {
    const bytes = Buffer.from(sealed);
    return decrypt(sharedKey(own, readPublic(bytes.subarray(0, publicBytes))), bytes.subarray(publicBytes));
  };
}

/** Parses and writes DER manually, because OpenSSL takes ten times as long. */
function readPublic(der: Uint8Array): KeyObject {
  const bytes = Buffer.from(der);
  if (bytes.length !== publicBytes || !bytes.subarray(0, spkiOfX25519.length).equals(spkiOfX25519)) {
    throw new Error('This is not the public key of a sealed box.');
  }
  const x = bytes.subarray(spkiOfX25519.length).toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' });
}

function writePublic(key: KeyObject): Buffer {
  return Buffer.concat([spkiOfX25519, Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')]);
}

function sharedKey(privateKey: KeyObject, publicKey: KeyObject): Buffer {
  return deriveKey(diffieHellman({ privateKey, publicKey }), 'sealed form');
}
