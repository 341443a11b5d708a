package import PantomimeScripting

/// Which scripts of a run are used by others of it, and so are no tests themselves.
package enum UsedScripts {
  /// The scripts but for those that another one uses, unless they were named themselves.
  ///
  /// Scripts that use one another in a circle stay, or nobody would hear of it.
  package static func leftOut(
    of scripts: [ScriptPath], in catalogue: Catalogue, jobs: Int
  ) -> [FoundScript] {
    let found = FoundScript.all(scripts, in: catalogue, jobs: jobs)
    let used = found.reduce(into: Set<FileIdentity>()) { $0.formUnion($1.uses) }
    guard !used.isEmpty else { return found }
    let reached = found.reduce(into: Set<FileIdentity>()) { reached, script in
      if stays(script, used) { reached.formUnion(script.uses) }
    }
    return found.filter { stays($0, reached) }
  }

  private static func stays(_ script: FoundScript, _ used: Set<FileIdentity>) -> Bool {
    script.path.isNamed || !(script.identity.map(used.contains) ?? false)
  }
}
