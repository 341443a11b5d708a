// Whoever starts the program with scenes of his own writes them with the core, and names them in a
// catalogue.
@_exported public import PantomimeKit
@_exported public import PantomimeScripting
