import Porting

extension AppPackage {
  /// Leaves out what has errors: the smallest parts of files that can be left out by themselves, the files in which
  /// errors are elsewhere, and use cases.
  ///
  /// - Returns: Whether there was something to leave out that was not before.
  mutating func leaveOut(_ errors: BuildErrors) -> Bool {
    var isNew = false
    for module in app.modules {
      if leaveOut(errors.files[module.name] ?? [:], of: module) { isNew = true }
    }
    for index in useCases.entries.indices where useCases.entries[index].obstacle == nil {
      let controller = useCases.entries[index].controller
      if let obstacle = obstacle(of: controller) {
        useCases.entries[index].obstacle = obstacle
      } else if let message = errors.useCases[controller] {
        useCases.entries[index].obstacle = message
        isNew = true
      }
    }
    return isNew
  }

  private mutating func leaveOut(
    _ errors: [String: [LeftOutFile]], of module: AppDescription.Module
  ) -> Bool {
    let known = Set((leftOut[module.name] ?? []).map(\.file))
    let sources = Dictionary(
      module.sources.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var isNew = false
    for (file, errors) in errors.sorted(by: { $0.key < $1.key }) where !known.contains(file) {
      guard let source = sources[file] else { continue }
      isNew = true
      let before = skipped[module.name] ?? SkippedParts()
      var parts = before
      let names = Set(before.reasons(in: file).keys)
      let rest = errors.first { error in
        guard let part = source.skippablePart(at: error.position, besides: names) else { return true }
        parts.insert(part, in: file, because: error.reason)
        return false
      }
      if let rest {
        leftOut[module.name, default: []].append(rest)
        parts.removeParts(of: file)
      }
      skipped[module.name] = parts
    }
    leftOut[module.name]?.sort { $0.file < $1.file }
    return isNew
  }

  /// Why a controller's class is not compiled.
  private func obstacle(of controller: AppController) -> String? {
    if let file = leftOut[app.main.name]?.first(where: { $0.file == controller.file }) {
      return "its file does not compile here: \(file.message)"
    }
    let reasons = skipped[app.main.name]?.reasons(in: controller.file) ?? [:]
    return reasons["declaration of \(controller.name)"].map { "it does not compile here: \($0)" }
  }

  /// The name of the file with the use cases.
  var useCasesFileName: String { useCasesPath.lastPart }
}
