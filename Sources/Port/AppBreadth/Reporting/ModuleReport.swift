/// Whether a module builds, and what prevents it.
struct ModuleReport {
  let name: String
  let files: [BreadthFile]
  /// What keeps files from compiling, by the number of files, most first.
  let causes: [Cause]
  /// The modules of the same build that it imports, directly or indirectly, and that do not build.
  let brokenImports: [String]
  /// Whether other modules could import the part that compiles; otherwise it was empty for them.
  let isWritten: Bool

  var builds: Bool { causes.isEmpty && brokenImports.isEmpty }
  var filesWithErrors: [BreadthFile] { files.filter { $0.kind != nil } }
  /// The number of files that lack only a module that does not exist here.
  var filesBlockedByModules: Int { files.count { $0.kind == .otherModule } }
  var errors: Int { files.map(\.errors.count).reduce(0, +) }
  var followUps: Int { files.map(\.followUps).reduce(0, +) }

  /// Returns the reports of a build's modules, in the order of the build.
  static func all(of build: [CheckedModule]) -> [ModuleReport] {
    let names = BuildNames(build)
    var reports: [ModuleReport] = []
    for module in build {
      let files = BreadthFile.files(of: module, in: names)
      let broken = reports.filter { !$0.builds && module.importedModules.contains($0.name) }
      let all = Set(broken.flatMap { [$0.name] + $0.brokenImports })
      reports.append(
        ModuleReport(
          name: module.name, files: files, causes: Cause.ranked(files),
          brokenImports: reports.map(\.name).filter { all.contains($0) },
          isWritten: module.isWritten))
    }
    return reports
  }
}
