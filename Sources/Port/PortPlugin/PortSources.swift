import Foundation
import PackagePlugin

/// Rewrites the UIKit sources of a target before they are compiled.
///
/// These are the Swift files in the target's folder that the target itself excludes, such as an app's folder that is
/// linked into it. Files and folders listed in the target's `.portignore`, one a line, are left out.
@main
struct PortSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL
    let compiled = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
    let all = Self.swiftFiles(in: folder)
    let leftOut = Self.leftOut(in: folder)
    for path in leftOut where !FileManager.default.fileExists(atPath: folder.appending(path: path).path) {
      Diagnostics.warning("'.portignore' of \(target.name) names '\(path)', which does not exist")
    }
    let files = all.filter { file in
      !compiled.contains(folder.appending(path: file).standardizedFileURL.path)
        && !leftOut.contains { Self.isPath(file, in: $0) }
    }
    guard !files.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL
    let names = PortedNames(files).paths
    // The program reads there which parts of files are not compiled, and what other modules declare.
    let lists = [".portskips", ".portclasses"].map { folder.appending(path: $0) }.filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
    return [
      .buildCommand(
        displayName: "Porting \(files.count) files of \(target.name)",
        executable: try context.tool(named: "port-sources").url,
        arguments: [folder.path] + files + ["--to", output.path, "--marker", target.moduleName]
          + Self.surroundings(of: target),
        inputFiles: files.map { folder.appending(path: $0) } + lists,
        outputFiles: (files.compactMap { names[$0] } + [ModuleMarker.path]).map { output.appending(path: $0) }
      )
    ]
  }

  /// Returns arguments for advice: the modules that the target depends on, and whether it has resources.
  private static func surroundings(of target: any SourceModuleTarget) -> [String] {
    let targets = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    let modules = targets.map(\.moduleName)
    // Empty modules in the place of others, as `showcase init` writes them.
    let absent = targets.filter { $0.directoryURL.deletingLastPathComponent().lastPathComponent == "Stubs" }
      .map(\.moduleName)
    let hasResources = target.sourceFiles.contains { $0.type == .resource }
    return ["--modules", Set(modules).sorted().joined(separator: ",")]
      + (absent.isEmpty ? [] : ["--absent", Set(absent).sorted().joined(separator: ",")])
      + (hasResources ? ["--resources"] : [])
  }

  /// Returns the paths that a target leaves out.
  private static func leftOut(in folder: URL) -> [String] {
    let text = (try? String(contentsOf: folder.appending(path: ".portignore"), encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  private static func isPath(_ file: String, in path: String) -> Bool {
    file == path || file.hasPrefix(path + "/")
  }

  /// Returns the paths of the Swift files in a folder and its subfolders, including linked ones.
  ///
  /// - Parameter outer: The folders around it, without links, so that a link to one of them is not followed.
  private static func swiftFiles(in folder: URL, inside outer: Set<String> = []) -> [String] {
    let place = folder.resolvingSymlinksInPath().path
    guard !outer.contains(place) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      if name.hasSuffix(".swift") { return [name] }
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), isFolder.boolValue
      else { return [] }
      return swiftFiles(in: path, inside: outer.union([place])).map { "\(name)/\($0)" }
    }
  }
}
