import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { decrypt, deriveKey, encrypt } from './cipher.ts';

/**
 * A box that anyone with the public key can fill and only the holder of the private key can open (X25519 with
 * a key pair made for each box, HKDF, AES-256-GCM). Finished forms lie in such boxes until a campaign closes.
 */
export interface BoxKeys {
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
}

const publicBytes = 44;

export function makeBoxKeys(): BoxKeys {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
  };
}

export function seal(publicKey: Uint8Array, text: Uint8Array): Buffer {
  const once = generateKeyPairSync('x25519');
  const key = sharedKey(once.privateKey, readPublic(publicKey));
  return Buffer.concat([once.publicKey.export({ type: 'spki', format: 'der' }), encrypt(key, text)]);
}

export function open(privateKey: Uint8Array, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const own = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return decrypt(sharedKey(own, readPublic(bytes.subarray(0, publicBytes))), bytes.subarray(publicBytes));
}

function readPublic(der: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
}

function sharedKey(privateKey: KeyObject, publicKey: KeyObject): Buffer {
  return deriveKey(diffieHellman({ privateKey, publicKey }), 'sealed form');
}
