import Diagnostics
import Porting
import UTF8Text

/// What `init` prints.
enum InitReport {
  /// What was found.
  static func heading(of app: AppDescription) -> String {
    let main = app.main.target
    let source = main.source.isEmpty ? "" : " of \(main.source)"
    let libraries = app.modules.dropLast().map(\.name)
    let others = libraries.isEmpty ? "" : ", with \(libraries.joined(separator: ", "))"
    let rest = app.others.isEmpty ? "" : "Other apps, for --target: \(app.others.joined(separator: ", "))\n"
    let remarks = app.remarks.map { "\($0.text(as: "warning"))\n" }.joined()
    return "\(main.name)\(source): \(main.files.count) Swift files\(others)\n".terminalLines
      + rest.terminalLines + remarks.terminalLines
  }

  /// All files with their texts, as they would be written.
  static func listing(of files: [PackageFile], in folder: String) -> String {
    let texts = files.map { file in
      let path = "\(folder)/\(file.path)".terminalLine
      switch file.content {
      case .link(let destination): return "\(path) -> \(destination.terminalLine)\n"
      case .text(let text), .script(let text):
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return "\(path):\n" + lines.map { $0.isEmpty ? "\n" : "    \(String($0).terminalLine)\n" }.joined()
      }
    }
    return texts.joined(separator: "\n") + "\nNothing was written.\n"
  }

  /// What became of each file.
  static func text(of changes: [(path: String, change: WrittenChange)], in folder: String) -> String {
    let lines = changes.filter { $0.change != .unchanged }.map { path, change in
      "\(word(for: change))\(folder)/\(path)".terminalLine + note(on: change) + "\n"
    }
    return lines.isEmpty ? "All \(changes.count) files are as they should be.\n" : lines.joined()
  }

  private static func word(for change: WrittenChange) -> String {
    change.rawValue + String(repeating: " ", count: max(1, 9 - change.rawValue.count))
  }

  private static func note(on change: WrittenChange) -> String {
    switch change {
    case .kept: " (it has been edited)"
    case .removed: " (it has been removed by hand, and stays away)"
    case .created, .updated, .unchanged: ""
    }
  }

  /// The files and controllers that are not shown, the first of each with the reason.
  static func leftOut(of package: AppPackage, in folder: String) -> String {
    let files = package.app.modules.flatMap { module in
      (package.leftOut[module.name] ?? []).map { file in
        "\(file.file):\(file.position.line):\(file.position.column): \(file.message)"
      }
    }
    let parts = package.app.modules.flatMap { module in
      (package.skipped[module.name] ?? SkippedParts()).sorted.map { "\($0.file): \($0.part): \($0.reason)" }
    }
    let count = package.app.modules.reduce(0) { $0 + $1.target.files.count }
    let others = package.useCases.others.map { "\($0.controller.name): \($0.obstacle?.text ?? "")" }
    let all = package.useCases.entries.count
    let resources = package.app.modules.flatMap(\.otherResources).map(\.path)
    let absent = package.lackingStubs.sorted()
    return section(
      files, "Left out \(files.count) of \(count) files, which do not compile here",
      "Sources/*/\(IgnoreList.name)", folder)
      + section(
        parts, "Left out \(parts.count) functions, properties and others of the other files",
        "Sources/*/\(SkippedParts.fileName)", folder)
      + section(
        others, "Not shown are \(others.count) of \(all) view controllers", package.useCasesPath, folder)
      + section(
        resources, "Not built are \(resources.count) resources, whose names others have", "Package.swift",
        folder)
      + section(
        absent, "Empty here are \(absent.count) modules that do not exist", "Stubs",
        folder) + fetching(package)
  }

  /// How a person fetches the missing modules that a lock file names, since nothing is downloaded here.
  private static func fetching(_ package: AppPackage) -> String {
    let missing = package.app.locked.filter { library in package.stubs.contains { library.isNamed($0) } }
    guard !missing.isEmpty else { return "" }
    let folder = package.app.folder.name
    let libraries = folder.hasSuffix("/") ? "\(folder)../Libraries" : "\(folder)/../Libraries"
    let lines = missing.map { "  \($0.command(into: libraries).terminalLine)\n" }.joined()
    let next = "init \(folder.shellWord) --libraries \(libraries.shellWord)"
    return "Of these, lock files name \(missing.count); to have them in the package, fetch them:\n" + lines
      + "  next: \(NextStep.showcase(next))\n".terminalLines
  }

  private static let shownLines = 5

  private static func section(_ lines: [String], _ title: String, _ place: String, _ folder: String) -> String
  {
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(shownLines).map { "  \($0.terminalLine)\n" }.joined()
    let rest = lines.count > shownLines ? "  ... and \(lines.count - shownLines) more\n" : ""
    return "\(title); see \(folder)/\(place):\n".terminalLines + shown + rest
  }

  /// What to do where no controller can be shown.
  static func nothingShown(of package: AppPackage, in folder: String, after duration: Duration) -> String {
    """
    None of the view controllers can be shown. Complete one of the comments in
      \("\(folder)/\(package.useCasesPath)".terminalLine)
    Took \(duration.components.seconds) s.
      next: cd \(folder.shellWord) && ./\(CommonFiles.launcher) --record

    """
  }

  /// What was recorded, how long all took, and what to type next.
  static func ending(_ result: FirstRecording.Result, in folder: String, after duration: Duration) -> String {
    let goldens =
      "Recorded \(result.recorded) goldens in \(folder)/Snapshots; \(result.passed) passed before."
    let shell = folder.shellWord
    return (result.outcome.status == 0 ? "" : result.outcome.output) + """
      \(goldens.terminalLine)
      Took \(duration.components.seconds) s.
        next: cd \(shell) && ./\(CommonFiles.launcher) show
        or:   cd \(shell) && swift test    (compiles the toolkit in this package, too)

      """
  }
}

extension String {
  /// The text for a terminal, with its line ends.
  fileprivate var terminalLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalLine }.joined(
      separator: "\n")
  }
}
