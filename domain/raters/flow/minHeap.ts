/** A binary heap of nodes, smallest key first. A node can occur several times. */
export interface MinHeap {
  push(node: number, key: number): void;
  /** Removes and returns the node with the smallest key; null if the heap is empty. */
  pop(): { readonly node: number; readonly key: number } | null;
}

export function createMinHeap(): MinHeap {
  const nodes: number[] = [];
  const keys: number[] = [];
  const keyAt = (at: number) => keys[at] ?? Number.POSITIVE_INFINITY;

  function setEntry(at: number, node: number, key: number): void {
    nodes[at] = node;
    keys[at] = key;
  }

  function rise(from: number, node: number, key: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (keyAt(parent) <= key) break;
      setEntry(at, nodes[parent] ?? 0, keyAt(parent));
      at = parent;
    }
    setEntry(at, node, key);
  }

  function sink(node: number, key: number): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const child = keyAt(left + 1) < keyAt(left) ? left + 1 : left;
      if (keyAt(child) >= key) break;
      setEntry(at, nodes[child] ?? 0, keyAt(child));
      at = child;
    }
    setEntry(at, node, key);
  }

  return {
    push: (node, key) => rise(nodes.length, node, key),
    pop() {
      const [node, key] = [nodes[0], keys[0]];
      const [last, lastKey] = [nodes.pop(), keys.pop()];
      if (node === undefined || key === undefined || last === undefined || lastKey === undefined) return null;
      if (nodes.length > 0) sink(last, lastKey);
      return { node, key };
    },
  };
}
