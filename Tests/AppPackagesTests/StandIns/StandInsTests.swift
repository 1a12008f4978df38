import Expectations
import Porting
import Testing

@testable import AppPackages

@Suite struct StandInsTests {
  private func standIns(
    _ names: Set<String>, in files: [String: String], missing: Set<String> = ["Lib"],
    elements: [String: String] = [:]
  ) -> StandIns {
    let target = AppTarget(name: "App", kind: .app, source: "", files: files.keys.sorted())
    let module = AppDescription.Module(target: target, sources: AppSources(files, in: "/app"))
    var standIns = StandIns()
    _ = standIns.add(names, in: [module], missing: missing, elements: elements)
    return standIns
  }

  private func head(_ name: String, _ source: String, elements: [String: String] = [:]) -> String {
    let all = standIns([name], in: ["A.swift": "import Lib\n\(source)"], elements: elements)
    return all.source(of: "Lib")?.split(separator: "\n").first { $0.contains(" \(name)") }.map(String.init)
      ?? "nothing"
  }

  @Test func `The uses of a type decide what it is`() {
    forEachRow([
      ("Store", "let a: Store", "open class Store: NSObject, AbsentType {"),
      ("Store", "struct A: Store {}", "public protocol Store {}"),
      ("Store", "class A: UIView, Store {}", "public protocol Store: AnyObject {}"),
      ("Store", "let a: any Store", "public protocol Store: AnyObject {}"),
      ("StoreDelegate", "weak var a: StoreDelegate?", "public protocol StoreDelegate: AnyObject {}"),
      ("Store", "class A: Store {}; let a = Store(at: 1)", "open class Store: NSObject, AbsentType {"),
      ("Fault", "func a() throws { throw Fault() }", "public struct Fault: Error {"),
      ("Box", "let a: Box<Int, Bool>", "open class Box<Value1, Value2>: NSObject, AbsentType {"),
    ]) { name, source, expected in expectEqual(head(name, source), expected, "\(source)") }
  }

  @Test func `The words of a name decide the superclass`() {
    forEachRow([
      ("SwipeTableViewCell", "let a: SwipeTableViewCell", "UITableViewCell"),
      ("SwipeCell", "let a: SwipeCell", "UITableViewCell"),
      ("SwipeCell", "class BookCollectionViewCell: SwipeCell {}", "UICollectionViewCell"),
      ("Card", "class CardButton: Card {}", "UIButton"),
      ("PagerViewController", "let a: PagerViewController", "UIViewController"),
      ("RoundLabel", "let a: RoundLabel", "UILabel"), ("Reader", "let a: Reader", "NSObject"),
    ]) { name, source, parent in
      let marker = parent == "NSObject" ? ", AbsentType" : ""
      expectEqual(head(name, source), "open class \(name): \(parent)\(marker) {", "\(source)")
    }
  }

  @Test func `The element of a storyboard decides before words do`() {
    expectEqual(
      head("DesignableView", "let a: DesignableView", elements: ["DesignableView": "UIButton"]),
      "open class DesignableView: UIButton {")
  }

  @Test func `What an app makes and names of a type is declared`() throws {
    let all = standIns(
      ["Style"],
      in: ["A.swift": "import Lib\nlet a = Style(name: 1, 2); let b: Style = .plain; let c = Style.round"])
    let source = try #require(all.source(of: "Lib"))
    expectTrue(source.contains("init(name value0: Any?, _ value1: Any?) { self.init() }"), "\(source)")
    expectTrue(source.contains("static let plain = Style()"), "\(source)")
    expectTrue(source.contains("static let round = Style()"), "\(source)")
    expectTrue(source.contains("static func makePlain() -> Any { Style() }"), "\(source)")
  }

  @Test func `A type is declared in the module that its users import most`() {
    let all = standIns(
      ["Store", "CLPlace"],
      in: [
        "A.swift": "import Kit\nimport Lib\nlet a: Store\nlet p: CLPlace",
        "B.swift": "import Lib\nlet a: Store",
        "C.swift": "import Lib\nimport CoreLocation\nlet a: CLPlace",
      ], missing: ["Kit", "Lib", "CoreLocation"])
    expectEqual(all.modules.mapValues { $0.keys.sorted() }, ["Lib": ["Store"], "CoreLocation": ["CLPlace"]])
  }

  @Test func `A type of UIKit is not declared`() {
    expectEqual(standIns(["UIPreviewing"], in: ["A.swift": "import Lib\nlet a: UIPreviewing"]).modules, [:])
  }

  @Test func `A type of files without a missing module is not declared`() {
    expectEqual(standIns(["Legacy"], in: ["A.swift": "import UIKit\nlet a: Legacy"]).modules, [:])
  }

  @Test func `A framework of which the toolkit has a part shows it beside other types`() throws {
    let all = standIns(
      ["AVAsset"], in: ["A.swift": "import AVFoundation\nlet a: AVAsset"], missing: ["AVFoundation"])
    let source = try #require(all.source(of: "AVFoundation"))
    expectTrue(source.hasPrefix("@_exported import UIKit\n\n"), "\(source)")
    expectTrue(source.contains("open class AVAsset: NSObject"), "\(source)")
    expectEqual(all.source(of: "SafariServices"), "@_exported import UIKit\n")
  }

  @Test func `A type that does not compile is removed by its line`() throws {
    var all = standIns(["Alpha", "Beta"], in: ["A.swift": "import Lib\nlet a: Alpha; let b: Beta"])
    let lines = try #require(all.source(of: "Lib")).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("class Beta") })
    all.removeType(atLine: line + 1, of: "Lib")
    expectEqual(all.modules.mapValues { $0.keys.sorted() }, ["Lib": ["Alpha"]])
  }
}
