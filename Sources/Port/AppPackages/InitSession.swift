import Commands
import Diagnostics
import UTF8Text

/// One call of `init`: what it works on, and where it says what it does.
struct InitSession {
  let tool: Tool
  let clone: ToolkitClone
  /// Where packages find the toolkit; `nil` for the clone.
  let releases: ToolkitDependency?
  let folder: GivenFolder
  let console: Console
  /// Whether nothing is written.
  let isDry: Bool
  private let start = ContinuousClock.now

  init(
    tool: Tool, clone: ToolkitClone, releases: ToolkitDependency?, folder: GivenFolder, console: Console,
    isDry: Bool
  ) {
    (self.tool, self.clone, self.releases) = (tool, clone, releases)
    (self.folder, self.console, self.isDry) = (folder, console, isDry)
  }

  /// Makes the README's example: in the folder itself if it is empty, else in a folder inside.
  func makeExample() throws -> ExitCode {
    let isItself = folder.isEmpty || folder.files.contains(WrittenRecord.path)
    let inner = isItself ? "" : "GreetingShowcase"
    let build = build(of: ExamplePackage.product, in: inner)
    let files = try ExamplePackage.files(in: clone, toolkit: toolkit(of: build))
    guard !isDry else { return list(files, in: build) }
    let changes = try PackageWriter(root: build.root).write(files)
    console.output(InitReport.text(of: changes.map { ($0.file.path, $0.change) }, in: build.shown))
    progress("Building; this takes minutes if the toolkit has not been compiled yet...")
    let outcome = try build.build()
    guard outcome.status == 0 else { throw build.fault(outcome) }
    let result = try FirstRecording(build).run()
    return end(with: result, in: build)
  }

  /// Makes the package of an app, in a folder inside the app's.
  func makePackage(for app: AppDescription) throws -> ExitCode {
    let inner = AppPackage.name(of: app.main.name)
    let place = build(of: "", in: inner)
    let package = AppPackage(
      app, toolkit: toolkit(of: place), folder: inner, takenNames: clone.moduleNames)
    let build = build(of: package.product, in: inner)
    console.output(InitReport.heading(of: app))
    guard !isDry else { return list(package.withAllControllers.files, in: build) }
    var packaging = AppPackaging(package, build: build, environment: console.environment, progress: progress)
    try packaging.make()
    let result = try packaging.record()
    let paths = packaging.package.files.map(\.path)
    console.output(
      InitReport.text(of: paths.map { ($0, packaging.changes[$0] ?? .unchanged) }, in: build.shown))
    console.output(InitReport.leftOut(of: packaging.package, in: build.shown))
    console.output(InitReport.screens(of: packaging.package, packaging.screenStates))
    guard let result else {
      console.output(InitReport.nothingShown(of: packaging.package, in: build.shown, after: .now - start))
      return .nothingSelected
    }
    return end(with: result, in: build)
  }

  private func end(with result: FirstRecording.Result, in build: PackageBuild) -> ExitCode {
    console.output(InitReport.ending(result, in: build.shown, after: .now - start))
    return result.outcome.status == 0 ? .success : .failure
  }

  /// Says what is being done, and how many seconds have passed.
  private func progress(_ text: String) {
    console.errorOutput("\((.now - start).components.seconds) s: \(text)\n")
  }

  private func list(_ files: [PackageFile], in build: PackageBuild) -> ExitCode {
    console.output(InitReport.listing(of: files, in: build.shown))
    return .success
  }

  private func toolkit(of build: PackageBuild) -> ToolkitDependency {
    releases ?? .clone(path: clone.path(fromPackage: build.root))
  }

  private func build(of product: String, in inner: String) -> PackageBuild {
    PackageBuild(
      tool: tool, root: folder.path.appending(inner), shown: folder.shown(inner), product: product,
      clone: clone,
      environment: console.environment)
  }
}
