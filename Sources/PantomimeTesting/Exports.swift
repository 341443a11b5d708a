// Whoever tests a scene imports this alone: it hands on the core and the catalogue.
@_exported public import PantomimeKit
@_exported public import PantomimeScripting
