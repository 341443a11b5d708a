// Re-exports the two modules that the kit is built on, so that clients need to import only the kit.

@_exported public import PantomimeGestures
@_exported public import PantomimeKinetics
