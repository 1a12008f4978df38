import Foundation

extension StringCatalog {
  /// The catalogs among a bundle's resources, whatever folders they lie in, in the order of their names.
  ///
  /// - Throws: Foundation's error, or ``StringCatalogError`` of the first one that is not right.
  public static func all(in bundle: Bundle) throws -> [StringCatalog] {
    let files = FileManager.default.enumerator(
      at: bundle.resourceURL ?? bundle.bundleURL, includingPropertiesForKeys: nil)
    let catalogs = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "xcstrings"
    }
    return try catalogs.map { try StringCatalog(contentsOf: $0) }.sorted { $0.name < $1.name }
  }
}
