import Foundation

/// The name of data in an asset catalog.
public typealias NSDataAssetName = String

/// Data of an asset catalog, such as a JSON file or a sound.
///
///     let cities = NSDataAsset(name: "Cities")?.data
///
/// Data for a phone or a tablet comes before data for all devices.
open class NSDataAsset: NSObject {
  /// The name in the catalog.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The type of the data by Apple's uniform identifiers, such as `public.json`; empty if the catalog has none.
  public let typeIdentifier: NSString

  /// Creates the data of a name in the main bundle's asset catalogs.
  ///
  /// - Parameter name: The name, preceded by the names of groups with a namespace; `nil` if no catalog has it, which
  ///   the stage reports once with the nearest name.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// Creates the data of a name in a bundle's asset catalogs.
  ///
  /// - Parameters:
  ///   - name: The name, preceded by the names of groups with a namespace.
  ///   - bundle: The bundle.
  /// - Returns: `nil` if no catalog has the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let set = Self.set(name, in: .of(bundle)) else { return nil }
    self.name = name
    data = set.data
    typeIdentifier = NSString(string: set.type)
    super.init()
  }

  private static func set(_ name: String, in catalogs: AssetCatalogs) -> DataSet? {
    do throws(ResourceFault) {
      if let set = try catalogs.dataSet(named: name) { return set }
      ResourceFault.missing(.data, name, among: catalogs.names(of: .data)).note()
    } catch {
      error.note()
    }
    return nil
  }
}

/// Data of an asset catalog.
struct DataSet: Sendable {
  let data: Data
  let type: String

  /// Reads the file of a set for the running application's device.
  init(_ contents: AssetContents, in folder: String) throws(ResourceFault) {
    let isTablet =
      UITraitCollection.isMain && MainActor.assumeIsolated { UIScreen.main.device.idiom == .pad }
    let traits = AssetTraits(idiom: isTablet ? .pad : .phone)
    let name = (folder as NSString).lastPathComponent
    let entry = (contents.data ?? []).best { $0.filename == nil ? nil : traits.fit(idiom: $0.idiom, []) }
    guard let entry, let file = entry.filename else {
      throw .unreadable(file: "\(name)/Contents.json", at: ["data"], problem: "expected an entry with a file")
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
      throw .unreadable(file: "\(name)/\(file)", problem: "the file is missing")
    }
    self.data = data
    type = entry.type ?? ""
  }

  /// A file for some devices.
  struct Entry: Decodable, Sendable {
    var idiom: String?
    var filename: String?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case idiom, filename
      case type = "universal-type-identifier"
    }
  }
}
