/// The frameworks of Apple of which the toolkit has a part: what they show as controllers.
///
/// There is no product of such a name. A package that `init` writes has a module of it, which shows the toolkit's part
/// and declares the other types that the app uses: a product would have the same name as that module, which the package
/// manager refuses.
package enum FrameworksInPart {
  /// The names of the frameworks.
  package static let names: Set<String> = [
    "AVFoundation", "AVKit", "MessageUI", "Photos", "PhotosUI", "SafariServices", "StoreKit",
  ]

  /// Returns the line with which the source of a module begins: it imports UIKit, and shows it where the toolkit has
  /// a part of the module.
  package static func firstLine(of module: String) -> String {
    names.contains(module) ? "@_exported import UIKit\n" : "import UIKit\n"
  }

  /// Returns the source of a module without other types; `nil` if the toolkit has no part of it.
  package static func source(of module: String) -> String? {
    names.contains(module) ? firstLine(of: module) : nil
  }
}
