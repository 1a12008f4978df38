import MadeData

/// The coordinators, and what they make up, as files with their imports.
struct ScreenFiles {
  let data: ScreenData
  /// The module in which they are; `nil` for one that is not the app's.
  let home: String?
  /// The names by which the app's modules are imported.
  let modules: [String: String]
  /// What comes before the names of ShowcaseKit's protocols.
  let qualifier: String

  /// Returns the files in a folder, in the order of their paths.
  ///
  /// - Parameter folder: The folder's path with a slash at its end; empty for the folder around it.
  func files(in folder: String) -> [PackageFile] {
    let recipes = data.recipes.values.sorted { $0.coordinator < $1.coordinator }
    let made =
      data.functions.isEmpty ? [] : [("Made.swift", "/// Makes values for the screens.\nenum Made {}\n")]
    let mocks =
      made + data.functions.map { ($0.fileName, $0.source) } + data.mocks.map { ($0.fileName, $0.source) }
    return recipes.map { file("\(folder)Screens/\($0.fileName)", $0.source(qualifier: qualifier)) }
      + mocks.map { file("\(folder)Mocks/\($0.0)", $0.1) }
  }

  /// A file with the imports that its text needs.
  private func file(_ path: String, _ text: String) -> PackageFile {
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let used = (data.index?.modules(ofTypes: words) ?? []).subtracting([home].compactMap { $0 })
    let imports = used.map { name in modules[name].map { "@testable import \($0)" } ?? "import \(name)" }
    let combine = words.isDisjoint(with: Self.wordsOfCombine) ? [] : ["import Combine"]
    let all = Set(imports + combine + ["import ShowcaseKit", "import UIKit"]).sorted()
    return PackageFile(path, text: all.joined(separator: "\n") + "\n\n" + text)
  }

  private static let wordsOfCombine: Set<String> = [
    "AnyCancellable", "CurrentValueSubject", "Just", "ObservableObjectPublisher", "PassthroughSubject",
  ]
}
