import Foundation

/// The text of a target's `Info.plist` as Xcode puts it into the app.
///
/// The file's keys come before those that Xcode generates, and settings such as `$(PRODUCT_NAME)` have their values. What is
/// not known stays as it is: a use case may say what it is.
///
///     InformationFile(nil, settings: settings).text  // the keys that Xcode generates
struct InformationFile {
  private let values: [String: Any]
  /// The text of a file that cannot be read, which is the stage's to report.
  private let broken: String?

  /// - Parameters:
  ///   - file: The content of the target's file; `nil` if it has none.
  ///   - settings: The build settings; `nil` if they are not known, which leaves the file as it is.
  init(_ file: Data?, settings: BuildSettings?) {
    let list = file.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    guard file == nil || list is [String: Any], let settings else {
      (values, broken) = ([:], file.map { String(decoding: $0, as: UTF8.self) })
      return
    }
    broken = nil
    let own = list as? [String: Any] ?? [:]
    let known = own.mapValues { Self.resolved($0, settings) }
    let generated =
      settings.isOn("GENERATE_INFOPLIST_FILE") || own.isEmpty ? settings.generatedInformation : [:]
    values = settings.usualInformation.merging(generated) { $1 }.merging(known) { $1 }
  }

  /// The text of the file; `nil` if there is nothing in it.
  var text: String? {
    // Foundation sorts the keys.
    let list = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    return broken ?? (values.isEmpty ? nil : list.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func resolved(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.resolved(text, keepingUnknown: true)
    case let list as [Any]: list.map { resolved($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { resolved($0, settings) }
    default: value
    }
  }
}

extension BuildSettings {
  /// What Xcode writes into every bundle, as far as the settings say it.
  fileprivate var usualInformation: [String: Any] {
    let keys = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    ]
    return keys.compactMapValues { self[$0] }
  }

  /// What Xcode writes where `GENERATE_INFOPLIST_FILE` is on.
  fileprivate var generatedInformation: [String: Any] {
    var values: [String: Any] = ["CFBundleInfoDictionaryVersion": "6.0"]
    values["CFBundleShortVersionString"] = self["MARKETING_VERSION"]
    values["CFBundleVersion"] = self["CURRENT_PROJECT_VERSION"]
    for name in names(beginningWith: Self.prefix) {
      guard let value = self[name] else { continue }
      let key = name.dropFirst(Self.prefix.count).replacing("_iPhone", with: "~iphone").replacing(
        "_iPad", with: "~ipad")
      values[String(key)] = Self.generated(value, for: name)
    }
    return values
  }

  private static let prefix = "INFOPLIST_KEY_"

  private static func generated(_ value: String, for name: String) -> Any {
    if value == "YES" || value == "NO" { return value == "YES" }
    let isList = ["Orientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes"].contains {
      name.contains($0)
    }
    return isList ? value.split(separator: " ").map(String.init) : value
  }
}
