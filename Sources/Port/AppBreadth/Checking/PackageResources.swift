import Porting

extension AppSources {
  /// The code that the package manager adds to a target with resources.
  static let packageResources = "import Foundation\nextension Bundle { static let module = Bundle.main }\n"

  /// Whether the sources use the bundle of their package, and do not declare one with its name.
  var usesPackageResources: Bool {
    !namesOfDeclarations.contains("module") && files.contains { $0.markedText.contains(".module") }
  }
}
