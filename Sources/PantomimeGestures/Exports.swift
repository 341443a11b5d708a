// Whoever uses gestures uses the instants, points and curves that they speak of.

@_exported public import PantomimeKinetics
