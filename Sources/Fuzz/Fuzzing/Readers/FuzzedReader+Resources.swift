import Foundation
import HeadlessUIKit

/// Readers of an app's resources. Their errors have keys instead of positions.
extension FuzzedReader {
  static func faultInAssetContents(_ input: [UInt8]) -> FuzzFault? {
    do throws(ResourceFault) {
      let contents = try AssetContents(Data(input), file: "Fuzzed.colorset/Contents.json")
      _ = (contents.usableColors.map(\.description), contents.scales)
      return nil
    } catch {
      return error.description.hasPrefix("Fuzzed.colorset/Contents.json: ") ? nil : .misplacedError
    }
  }

  /// Reads a picture's size, which is finite and positive.
  static func faultInPicture(_ input: [UInt8]) -> FuzzFault? {
    guard let size = PictureExtent.size(Data(input)) else { return nil }
    return size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
      ? nil : .unfaithful
  }

  /// Reads a table with plurals, and looks up its texts with arguments.
  static func faultInPluralTable(_ input: [UInt8]) -> FuzzFault? {
    do throws(ResourceFault) {
      let table = try PluralTable(Data(input), file: "Fuzzed.stringsdict")
      for key in table.keys.prefix(20) {
        for arguments in [[3, "x", 2.5], [1], []] as [[Any]] {
          _ = table.text(key, language: "ar", arguments)
        }
      }
      return nil
    } catch {
      return error.description.hasPrefix("Fuzzed.stringsdict: ") ? nil : .misplacedError
    }
  }

  static func faultInInformationList(_ input: [UInt8]) -> FuzzFault? {
    let list = InformationList(Data(input), file: "Info.plist", product: "App")
    let values = list.values(["MARKETING_VERSION": "1.0"])
    return values.keys.sorted() == list.keys ? nil : .unfaithful
  }
}
