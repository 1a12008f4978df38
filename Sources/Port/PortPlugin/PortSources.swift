import Foundation
import PackagePlugin

/// Rewrites the UIKit sources of a target on their way to the compiler.
///
/// These are the Swift files in the target's folder that the target itself excludes, such as an app's folder that is
/// linked into it.
@main
struct PortSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL
    let compiled = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
    let files = Self.swiftFiles(in: folder).filter {
      !compiled.contains(folder.appending(path: $0).standardizedFileURL.path)
    }
    guard !files.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Porting \(files.count) files of \(target.name)",
        executable: try context.tool(named: "port-sources").url,
        arguments: [folder.path] + files + ["--to", output.path],
        inputFiles: files.map { folder.appending(path: $0) },
        outputFiles: files.map { output.appending(path: "\($0.dropLast(".swift".count)).ported.swift") })
    ]
  }

  /// The paths of the Swift files below a folder, of linked folders, too.
  private static func swiftFiles(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      if name.hasSuffix(".swift") { return [name] }
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), isFolder.boolValue
      else { return [] }
      return swiftFiles(in: path).map { "\(name)/\($0)" }
    }
  }
}
