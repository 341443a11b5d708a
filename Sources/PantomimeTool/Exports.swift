// A program with custom scenes uses the core to write them, and adds them to a catalogue.
@_exported public import PantomimeKit
@_exported public import PantomimeScripting
