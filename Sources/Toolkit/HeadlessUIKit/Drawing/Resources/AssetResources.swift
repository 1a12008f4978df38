import Foundation

/// A color of an asset catalog, by the symbol that Xcode generates for it.
///
///     let accent = ColorResource(name: "AccentColor", bundle: .main)
///     view.backgroundColor = UIColor(resource: accent)
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog.
  let name: String
  /// The bundle with the catalog.
  let bundle: Bundle

  /// Creates a symbol.
  ///
  /// - Parameters:
  ///   - name: The name, preceded by the names of groups with a namespace: `Brand/Accent`.
  ///   - bundle: The bundle with the catalog.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A picture of an asset catalog, by the symbol that Xcode generates for it.
///
///     let logo = ImageResource(name: "Logo", bundle: .main)
///     imageView.image = UIImage(resource: logo)
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog.
  let name: String
  /// The bundle with the catalog.
  let bundle: Bundle

  /// Creates a symbol.
  ///
  /// - Parameters:
  ///   - name: The name, preceded by the names of groups with a namespace: `Brand/Logo`.
  ///   - bundle: The bundle with the catalog.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
