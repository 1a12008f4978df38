import Foundation

/// The values of the app's `Info.plist`, which Foundation does not find here, since the app is a package's target.
///
/// The ported source of an app has these in place of `infoDictionary`, `object(forInfoDictionaryKey:)` and
/// `bundleIdentifier`.
extension Bundle {
  /// The values of `Info.plist` among the bundle's resources; empty without such a file.
  ///
  /// Variables such as `$(PRODUCT_NAME)` are those of ``ApplicationEnvironment/buildSettings``, or the target's name;
  /// those that are not known stay as they are.
  public var appInfoDictionary: [String: Any]? {
    let list = InformationList.of(self)
    list.fault?.note()
    return list.values(Self.buildSettings)
  }

  /// The values of `Info.plist` in the user's language, from the table `InfoPlist`.
  public var appLocalizedInfoDictionary: [String: Any]? {
    let table = TextTables.of(self).catalogs.first { $0.name == "InfoPlist" }
    let keys = table?.keys ?? []
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, Self.text(of: $0, in: self)) })
  }

  /// Returns a value of `Info.plist`, in the user's language if the table `InfoPlist` has it.
  ///
  /// - Parameter key: The key; one that is not there gives `nil`, and the stage reports it once.
  public func appObject(forInfoDictionaryKey key: String) -> Any? {
    let tables = TextTables.of(self).catalogs.filter { $0.name == "InfoPlist" }
    if tables.contains(where: { $0.entries[key] != nil }) { return Self.text(of: key, in: self) }
    let list = InformationList.of(self)
    if let value = list.value(of: key, Self.buildSettings) { return value }
    (list.fault ?? .missing(.information, key, among: list.keys)).note()
    return nil
  }

  /// The app's identifier from `Info.plist`; `nil` without such a file.
  public var appBundleIdentifier: String? { appObject(forInfoDictionaryKey: "CFBundleIdentifier") as? String }

  private static func text(of key: String, in bundle: Bundle) -> String {
    TextLookup.text(key, table: "InfoPlist", bundle: bundle, value: nil)
  }

  private static var buildSettings: [String: String] {
    guard UITraitCollection.isMain else { return [:] }
    return MainActor.assumeIsolated { UIApplication.shared.environment.buildSettings }
  }
}
