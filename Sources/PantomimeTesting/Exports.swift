// A test has to import only this module, because it re-exports the core, the catalog, and Swift
// Testing.
@_exported public import PantomimeKit
@_exported public import PantomimeScripting
@_exported public import Testing
