/// The frameworks that this package provides under Apple's names, each as a product for apps.
package enum FrameworkProducts {
  /// The names of the products, which are those of the folders in `Sources/Frameworks`.
  package static let names: Set<String> = [
    "Combine", "CoreGraphics", "OSLog", "QuartzCore", "UIKit", "WebKit", "os",
  ]
}
