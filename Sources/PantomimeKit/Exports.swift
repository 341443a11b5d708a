// Re-exports the two modules that the kit is built on, so that clients import the kit alone.

@_exported public import PantomimeGestures
@_exported public import PantomimeKinetics
