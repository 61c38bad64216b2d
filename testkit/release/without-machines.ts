interface Component {
  readonly name: string;
  readonly externalReferences?: readonly { readonly type: string; readonly url: string }[];
}

export interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

/** npm names us after our folder, and names the mirror that each package came from: neither should be published. */
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
