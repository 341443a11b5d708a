// Re-exports the two modules on which the kit is built, so that clients need to import only the
// kit.

@_exported public import PantomimeGestures
@_exported public import PantomimeKinetics
