// A program with custom scenes uses these modules to write the scenes, and to add them to a
// catalog.
@_exported public import PantomimeKit
@_exported public import PantomimeScripting
