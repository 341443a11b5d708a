// Re-exports the instants, points, and curves that appear in the interface of gestures.

@_exported public import PantomimeKinetics
