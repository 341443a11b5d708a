// Whoever uses the kit imports it alone: it hands on the two rooms that it is built on.

@_exported public import PantomimeGestures
@_exported public import PantomimeKinetics
