import Expectations
import Testing

@testable import Porting

@Suite struct ResourceRuleTests {
  @Test func `Calls that read an app's bundle are those of the toolkit`() {
    forEachRow([
      (
        #"NSLocalizedString("a", tableName: nil, bundle: b, value: "", comment: "")"#,
        #"Bundle.localizedText("a", tableName: nil, bundle: b, value: "", comment: "")"#
      ),
      (#"NSLocalizedString("a", comment: "")"#, #"NSLocalizedString("a", comment: "")"#),
      (
        #"Bundle.main.localizedString(forKey: k, value: nil, table: nil)"#,
        #"Bundle.main.localizedText(forKey: k, value: nil, table: nil)"#
      ),
      (#"String(format: text, 1)"#, #"String(localizedFormat: text, 1)"#),
      (#"String.init(format: text(a), 1)"#, #"String.init(localizedFormat: text(a), 1)"#),
      (#"String(format: "%d", 1)"#, #"String(format: "%d", 1)"#),
      (#"My.String(format: text, 1)"#, #"My.String(format: text, 1)"#),
      (#"String.localizedStringWithFormat(text, 1)"#, #"String.localizedTextWithFormat(text, 1)"#),
      (#"NSString.localizedStringWithFormat(text, 1)"#, #"NSString.localizedStringWithFormat(text, 1)"#),
      (#"Bundle.main.infoDictionary?["a"]"#, #"Bundle.main.appInfoDictionary?["a"]"#),
      (#"Bundle(for: A.self).infoDictionary"#, #"Bundle(for: A.self).appInfoDictionary"#),
      (#"server.infoDictionary"#, #"server.infoDictionary"#),
      (
        #"bundle.object(forInfoDictionaryKey: "a")"#, #"bundle.appObject(forInfoDictionaryKey: "a")"#
      ),
      (#"defaults.object(forKey: "a")"#, #"defaults.object(forKey: "a")"#),
      (#"Bundle.main.bundleIdentifier!"#, #"Bundle.main.appBundleIdentifier!"#),
      (#"appBundle?.bundleIdentifier"#, #"appBundle?.appBundleIdentifier"#),
      (#"other.bundleIdentifier"#, #"other.bundleIdentifier"#),
      (#"f("\(Bundle.main.bundleIdentifier!)")"#, #"f("\(Bundle.main.appBundleIdentifier!)")"#),
    ]) { source, ported in
      expectEqual(Ported("let v = \(source)").text, "let v = \(ported)")
    }
  }

  @Test func `Searches for files are those of the toolkit`() {
    forEachRow([
      (
        #"Bundle.main.path(forResource: "a", ofType: "json")"#,
        #"Bundle.main.appPath(forResource: "a", ofType: "json")"#
      ),
      (
        #"Bundle(for: A.self).url(forResource: "a", withExtension: "html")"#,
        #"Bundle(for: A.self).appURL(forResource: "a", withExtension: "html")"#
      ),
      (
        #"b?.urls(forResourcesWithExtension: "a", subdirectory: nil)"#,
        #"b?.appURLs(forResourcesWithExtension: "a", subdirectory: nil)"#
      ),
      (
        #"resources.paths(forResourcesOfType: "a", inDirectory: nil)"#,
        #"resources.appPaths(forResourcesOfType: "a", inDirectory: nil)"#
      ),
      (#"path(forResource: "a", ofType: "b")"#, #"path(forResource: "a", ofType: "b")"#),
      (#"router.url(for: page)"#, #"router.url(for: page)"#),
    ]) { source, ported in
      expectEqual(Ported("let v = \(source)").text, "let v = \(ported)")
    }
    let own = "struct R { func url(forResource r: Int) {} }\nlet v = r.url(forResource: 1)"
    expectEqual(Ported(own).text, own)
  }

  @Test func `Members without an object are the bundle's in an extension of it`() {
    forEachRow([
      ("infoDictionary?[\"a\"]", "appInfoDictionary?[\"a\"]"),
      ("self.infoDictionary", "self.appInfoDictionary"),
      ("object(forInfoDictionaryKey: k)", "appObject(forInfoDictionaryKey: k)"),
      ("url(forResource: a, withExtension: b)", "appURL(forResource: a, withExtension: b)"),
      ("f(infoDictionary: 1)", "f(infoDictionary: 1)"), ("other.infoDictionary", "other.infoDictionary"),
    ]) { source, ported in
      expectEqual(
        Ported("extension Bundle { var v: Any { \(source) } }").text,
        "extension Bundle { var v: Any { \(ported) } }")
      let elsewhere = source.replacing("self.", with: "other.")
      let same = "extension Other { var v: Any { \(elsewhere) } }"
      expectEqual(Ported(same).text, same)
    }
  }

  @Test func `An app's own function of the name is called, unless the object is a bundle`() {
    let source =
      "struct L { func localizedString(forKey k: String) {} }\nlet a = l.localizedString(forKey: k)\n"
    expectEqual(
      Ported(source + "let b = bundle.localizedString(forKey: k)").text,
      source + "let b = bundle.localizedText(forKey: k)")
  }

  @Test func `A file that reads texts imports UIKit, where the target has it`() {
    let sources = [
      #"let a = NSLocalizedString("a", comment: "")"#, #"let a = String(localized: "a")"#,
      "let a = Bundle.main.infoDictionary",
    ]
    for source in sources.map({ "import Foundation\n\($0)\n" }) {
      let text = Ported(source, hasImport: true).text
      expectTrue(text.hasPrefix("import UIKit; import Foundation"), "\(source)")
      let file = AppSources(
        ["A.swift": source], in: "", beside: TargetSurroundings(modules: ["Model"], hasResources: true)
      ).ported[0]
      expectTrue(file.text.hasSuffix(source), "\(source)")
    }
    expectEqual(
      Ported("import Foundation\nlet a = b.localized", hasImport: true).text,
      "import Foundation\nlet a = b.localized")
  }
}
