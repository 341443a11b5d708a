// Written by scripts/facts.

/// The texts of the documents of facts.
enum FactDocuments {}
