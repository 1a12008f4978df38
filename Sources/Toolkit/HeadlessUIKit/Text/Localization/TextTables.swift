import Foundation
import InterfaceDocuments

/// The tables of texts among the resources of a bundle: `.xcstrings` in any folder, and `.strings` and `.stringsdict` in
/// the folders of languages, such as `de.lproj`.
///
///     let tables = TextTables.of(nil)
///     tables.catalogs.map(\.name)  // ["InfoPlist", "Localizable"]
final class TextTables: Sendable {
  /// The tables in the order of the bundle's folders and of their names.
  let catalogs: [StringCatalog]
  /// Why files cannot be read.
  let faults: [ResourceFault]

  private static let searched = SearchedFolders { TextTables(in: $0) }

  /// Returns the tables of a bundle; `nil` is the main one.
  static func of(_ bundle: Bundle?) -> TextTables { searched.found(in: bundle) }

  init(in folders: [String]) {
    var (catalogs, faults) = ([StringCatalog](), [ResourceFault]())
    for folder in folders {
      let paths = BundleFolders.linkedContents(of: folder)
      for path in paths where path.hasSuffix(".xcstrings") {
        do throws(StringCatalogError) {
          let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
          catalogs.append(try StringCatalog(data, name: TextTableFile.name(of: path)))
        } catch {
          faults.append(.unreadable(file: path, problem: error.description))
        }
      }
      let information = InformationList(in: [folder])
      let source = information.value(of: "CFBundleDevelopmentRegion", [:]) as? String
      let files = paths.compactMap { TextTableFile(at: $0, in: folder, baseLanguage: source) }
      catalogs += Self.catalogs(of: files, sourceLanguage: source, &faults)
    }
    self.catalogs = catalogs.enumerated().sorted {
      ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
    }
    .map(\.element)
    self.faults = faults
  }

  /// Returns a table for each name, with the texts of all languages.
  private static func catalogs(
    of files: [TextTableFile], sourceLanguage: String?, _ faults: inout [ResourceFault]
  ) -> [StringCatalog] {
    var tables: [String: [String: [String: StringCatalog.Text]]] = [:]
    // Of a text in both kinds of files, the one with plurals is used.
    for file in files.sorted(by: { ($0.kind.rawValue, $0.path) < ($1.kind.rawValue, $1.path) }) {
      do throws(ResourceFault) {
        for (key, text) in try file.texts {
          tables[file.table, default: [:]][key, default: [:]][file.language] = text
        }
      } catch {
        faults.append(error)
      }
    }
    return tables.map { name, texts in
      let languages = Set(texts.values.flatMap(\.keys))
      let source = sourceLanguage ?? (languages.contains("en") ? "en" : languages.min() ?? "en")
      return StringCatalog(
        name: name, sourceLanguage: source,
        entries: texts.mapValues { StringCatalog.Entry(localizations: $0) }, showsOneLanguage: true)
    }
  }
}

/// A file with the texts of a table in one language.
struct TextTableFile {
  /// In the order in which files of one table and language are read.
  enum Kind: String {
    case strings, stringsdict
  }

  let table: String
  let language: String
  let kind: Kind
  /// The path in the bundle.
  let path: String
  private let folder: String

  /// Recognizes a file by its path; `nil` for other files.
  ///
  /// - Parameter baseLanguage: The language of `Base.lproj` and of files outside of such folders; English if `nil`.
  init?(at path: String, in folder: String, baseLanguage: String?) {
    guard let kind = Kind(rawValue: (path as NSString).pathExtension) else { return nil }
    let outer = (path as NSString).deletingLastPathComponent as NSString
    let isInLanguage = outer.pathExtension == "lproj"
    let name = isInLanguage ? (outer.lastPathComponent as NSString).deletingPathExtension : "Base"
    language = Self.language(ofFolder: name) ?? baseLanguage ?? "en"
    table = Self.name(of: path)
    (self.kind, self.path, self.folder) = (kind, path, folder)
  }

  static func name(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Returns a language's code as in catalogs; `nil` for the folder of the base language.
  private static func language(ofFolder name: String) -> String? {
    if name == "Base" { return nil }
    // The names of languages that folders had before codes.
    let former = [
      "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
      "Spanish": "es",
    ]
    return former[name] ?? name.replacingOccurrences(of: "_", with: "-")
  }

  /// The texts by their keys.
  var texts: [String: StringCatalog.Text] {
    get throws(ResourceFault) {
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
      switch kind {
      case .strings: return try Self.strings(data, file: path).mapValues { StringCatalog.Text($0) }
      case .stringsdict: return try PluralTable(data, file: path).texts
      }
    }
  }

  /// Reads a table of texts: pairs such as `"key" = "text";`, or a property list.
  private static func strings(_ data: Data, file: String) throws(ResourceFault) -> [String: String] {
    if data.starts(with: "bplist".utf8) || data.starts(with: "<?xml".utf8) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let texts = list as? [String: String] else {
        throw .unreadable(file: file, problem: "expected a property list with a dictionary of texts")
      }
      return texts
    }
    do throws(InterfaceFault) {
      return try InterfaceTexts(Array(data), file: file).texts
    } catch {
      throw .unreadable(
        file: "\(file):\(error.position.line):\(error.position.column)", problem: "\(error.problem)")
    }
  }
}
