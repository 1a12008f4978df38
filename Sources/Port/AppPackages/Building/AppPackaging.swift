import AppBreadth
import Diagnostics
import Foundation
import GoldenFiles
import Porting

/// Makes an app's package step by step, so that whatever is on the disk between two steps is whole.
struct AppPackaging {
  var package: AppPackage
  let build: PackageBuild
  let environment: [String: String]
  /// Says what is being done.
  let progress: (String) -> Void
  /// What became of each file of the package, from all steps.
  var changes: [String: WrittenChange] = [:]

  init(
    _ package: AppPackage, build: PackageBuild, environment: [String: String],
    progress: @escaping (String) -> Void
  ) {
    (self.package, self.build, self.environment, self.progress) = (package, build, environment, progress)
  }

  /// Writes the package, builds it, and leaves out what does not compile.
  mutating func make() throws {
    try buildToolkit()
    package.skipped = personsSkippedParts
    package.data.attempts = WrittenRecord(inPackage: build.root).attempts ?? [:]
    var sieve = CompilationSieve(
      package, environment: environment, modules: build.modules, progress: progress)
    sieve.leaveOut(personsFiles)
    package = try sieve.sieved()
    keepScript()
    try buildApp()
  }

  /// Builds the toolkit: with a package that has nothing of the app yet, or with the one that an earlier call has made.
  private mutating func buildToolkit() throws {
    progress("Building the toolkit; this takes minutes if it has not been compiled yet...")
    if WrittenRecord(inPackage: build.root).isComplete {
      // It may fail because of the app, which is looked at next.
      _ = try build.build()
      if FileManager.default.fileExists(atPath: "\(build.modules)/UIKit.swiftmodule") { return }
    }
    var bare = package
    bare.isBare = true
    try write(bare)
    let outcome = try build.build()
    guard outcome.status == 0 else { throw build.fault(outcome) }
  }

  /// Keeps the script that an earlier call has written.
  private mutating func keepScript() {
    var scripted = package.useCases
    scripted.scriptedClass = scripted.firstClass
    let files = Plans(showcase: package.app.main.name, useCases: scripted).files
    let exists = files.allSatisfy { FileManager.default.fileExists(atPath: "\(build.root)/\($0.path)") }
    if exists { package.useCases = scripted }
  }

  /// Whether the list of use cases is a person's.
  var hasPersonsUseCases: Bool { PackageWriter(root: build.root).isPersons(package.useCasesPath) }

  /// Builds the package after a change of its use cases.
  mutating func buildAgain() throws { try buildApp() }

  /// Builds the package; what the build refuses, although it compiled before, is left out as well.
  private mutating func buildApp() throws {
    progress("Building the package...")
    for _ in 0..<Self.maximumRounds {
      try write(package)
      let outcome = try build.build()
      if outcome.status == 0 { return }
      var errors = BuildErrors(outcome.output, in: package, root: build.root)
      if hasPersonsUseCases { errors.dropUseCases() }
      guard package.leaveOut(errors) else { throw build.fault(outcome) }
    }
    throw build.fault(try build.build())
  }

  static let maximumRounds = 12

  mutating func write(_ package: AppPackage) throws {
    for (file, change) in try PackageWriter(root: build.root).write(package.files) {
      if changes[file.path] == nil || change != .unchanged && changes[file.path] != .created {
        changes[file.path] = change
      }
    }
    try addToPersonsUseCases(package)
    for module in package.app.modules {
      try addToPersonsIgnoreList(of: module, in: package)
      try addToPersonsSkippedParts(of: module, in: package)
    }
  }

  /// Adds new controllers to a list of use cases that a person has changed.
  private mutating func addToPersonsUseCases(_ package: AppPackage) throws {
    guard !package.isBare, changes[package.useCasesPath] == .kept,
      let bytes = FileManager.default.contents(atPath: "\(build.root)/\(package.useCasesPath)"),
      let text = package.useCases.adding(to: String(decoding: bytes, as: UTF8.self))
    else { return }
    _ = try GoldenFolder(root: build.root).write(text, to: GoldenPath(package.useCasesPath))
    changes[package.useCasesPath] = .updated
  }
}
