import Foundation
import GoldenFiles

extension AppPackaging {
  /// Records the first goldens. A use case that cannot be shown becomes a comment with the reason, and the rest is
  /// recorded. Then the first one gets a script, if it can follow it.
  ///
  /// - Returns: The last run, with the number of all goldens that were written; `nil` if nothing can be shown.
  mutating func record() throws -> FirstRecording.Result? {
    guard hasPersonsUseCases || !package.useCases.made.isEmpty else { return nil }
    progress("Recording \(package.useCases.made.count) use cases...")
    let (recorded, before) = (goldenFolders, goldenCount)
    var result = try FirstRecording(build).run()
    var trials = Trials(settled: Set(package.data.attempts.keys))
    for _ in 0..<Self.maximumRounds where !hasPersonsUseCases {
      let changed = trials.next(of: &package, after: result.failures, screenStates.states)
      guard !changed.isEmpty else { break }
      for folder in goldenFolders.subtracting(recorded) where changed.contains(folder) || !isMade(folder) {
        try removeGoldens(in: folder)
      }
      try buildAgain()
      guard !package.useCases.made.isEmpty else { return nil }
      result = try recordAgain(after: result)
    }
    try PackageWriter(root: build.root).write(attempts: package.shownAttempts)
    result = try addScript(after: result)
    result.recorded = goldenCount - before
    return result
  }

  /// Gives the first use case a script, unless it fails.
  private mutating func addScript(after result: FirstRecording.Result) throws -> FirstRecording.Result {
    guard result.outcome.status == 0, !hasPersonsUseCases else { return result }
    package.useCases.scriptedClass = package.useCases.firstClass
    try write(package)
    let scripted = try recordAgain(after: result)
    guard scripted.outcome.status != 0 else { return scripted }
    package.useCases.scriptedClass = nil
    try write(package)
    return result
  }

  private func recordAgain(after result: FirstRecording.Result) throws -> FirstRecording.Result {
    var next = try FirstRecording(build).run()
    next.passed = result.passed
    return next
  }

  /// The folders of use cases with goldens, each in that of its class.
  private var goldenFolders: Set<String> {
    let folder = "\(build.root)/\(goldens)"
    let contents = { (path: String) in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
    return Set(contents(folder).flatMap { name in contents("\(folder)/\(name)").map { "\(name)/\($0)" } })
  }

  private var goldenCount: Int {
    let files = FileManager.default.enumerator(atPath: "\(build.root)/\(goldens)")
    return files?.count { ($0 as? String)?.hasSuffix(".txt") == true } ?? 0
  }

  /// How much the screens show.
  var screenStates: ScreenStates {
    ScreenStates(of: package.useCases.made, in: "\(build.root)/\(goldens)")
  }

  private var goldens: String {
    ([GoldenPath.folder] + GoldenPath.components(of: [package.app.main.name])).joined(separator: "/")
  }

  private func isMade(_ folder: String) -> Bool {
    package.useCases.made.contains {
      $0.goldenFolder == folder
    }
  }

  /// Removes what this call has recorded of a use case that became a comment.
  private func removeGoldens(in folder: String) throws {
    let path = URL(fileURLWithPath: "\(build.root)/\(goldens)/\(folder)")
    try FileManager.default.removeItem(at: path)
    let ofClass = path.deletingLastPathComponent()
    if try FileManager.default.contentsOfDirectory(atPath: ofClass.path).isEmpty {
      try FileManager.default.removeItem(at: ofClass)
    }
  }
}
