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
    for (file, _) in errors.screens.sorted(by: { $0.key < $1.key }) where data.refuse(file) { isNew = true }
    if !errors.screens.isEmpty { makeData() }
    for index in useCases.entries.indices where useCases.entries[index].obstacle == nil {
      let controller = useCases.entries[index].controller
      if let obstacle = obstacle(of: controller) {
        useCases.entries[index].obstacle = obstacle
      } else if let message = errors.useCases[controller] {
        useCases.entries[index].obstacle = Obstacle(.compiler, message)
        isNew = true
      }
    }
    return isNew
  }

  private mutating func leaveOut(
    _ errors: [String: [CompilationFault]], of module: AppDescription.Module
  ) -> Bool {
    let known = Set((leftOut[module.name] ?? []).map(\.file))
    var leaving = LeavingOut(skipped[module.name] ?? SkippedParts(), roots: rootReasons)
    for (file, faults) in errors.sorted(by: { $0.key < $1.key }) where !known.contains(file) {
      guard let source = module.sources.file(at: file) else { continue }
      if let rest = leaving.skipParts(of: source, because: faults) {
        leftOut[module.name, default: []].append(LeftOutFile(file, because: rest))
      }
    }
    leftOut[module.name]?.sort { $0.file < $1.file }
    skipped[module.name] = leaving.parts
    return leaving.isChanged
  }

  /// Why declarations are not compiled, by their last names, in all modules.
  private var rootReasons: [String: String] {
    let all = app.modules.flatMap { (skipped[$0.name] ?? SkippedParts()).sorted }
    return Dictionary(
      all.compactMap { part in part.part.declaredName.map { ($0, part.reason) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Why a controller's class is not compiled.
  private func obstacle(of controller: AppController) -> Obstacle? {
    if let file = leftOut[app.main.name]?.first(where: { $0.file == controller.file }) {
      return Obstacle(.compiler, "its file: \(file.message)")
    }
    let reasons = skipped[app.main.name]?.reasons(in: controller.file) ?? [:]
    return reasons["declaration of \(controller.name)"].map { Obstacle(.compiler, $0) }
  }

  /// The name of the file with the use cases.
  var useCasesFileName: String { useCasesPath.lastPart }
}

extension String {
  /// The last name of `declaration of List.reload()`: `reload`; `nil` for another part.
  fileprivate var declaredName: String? {
    let beginning = "declaration of "
    guard hasPrefix(beginning) else { return nil }
    return dropFirst(beginning.count).prefix { $0 != "(" }.split(separator: ".").last.map(String.init)
  }
}
