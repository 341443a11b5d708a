package import PantomimeScripting

/// Removes scripts that other scripts use, because those aren't tests.
package enum UsedScripts {
  /// Returns the scripts without those that another one uses, unless they were named explicitly.
  ///
  /// Scripts that use each other in a cycle remain, so that the cycle is reported.
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
