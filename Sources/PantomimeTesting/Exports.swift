// A test imports only this module: it re-exports the core, the catalogue and Swift Testing.
@_exported public import PantomimeKit
@_exported public import PantomimeScripting
@_exported public import Testing
