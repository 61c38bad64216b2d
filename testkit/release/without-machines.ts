interface Component {
  readonly name: string;
  readonly externalReferences?: readonly { readonly type: string; readonly url: string }[];
}

/** As much of a list of packages as is changed. */
export interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

/** npm calls us by the folder we lie in, and names the mirror that each package was downloaded from: neither is ours to tell. */
export function withoutMachines(bom: Bom, name: string): Bom {
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components: bom.components.map(withoutDownloads),
  };
}

function withoutDownloads(component: Component): Component {
  const { externalReferences = [] } = component;
  return { ...component, externalReferences: externalReferences.filter(({ type }) => type !== 'distribution') };
}
