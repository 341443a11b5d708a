// A program with scenes of its own writes them with the core and adds them to a catalogue.
@_exported public import PantomimeKit
@_exported public import PantomimeScripting
