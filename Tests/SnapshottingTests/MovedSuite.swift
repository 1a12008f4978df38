import Foundation
import InlineSnapshotting
import Testing
import XCTest

private struct Drink: Codable, Equatable {
  var name: String
  var price: Double
  var tags: [String] = []

  static let tea = Drink(name: "Tea", price: 2.5, tags: ["hot", "leaf"])
  static let milk = Drink(name: "Milk", price: 1.25)
}

private enum Size: CaseIterable { case small, medium, large }

private struct Secret: SnapshotTextConvertible {
  let token: String
  var snapshotText: String { "Secret of \(token.count) letters" }
}

private final class Node {
  let name: String
  var children: [Node]

  init(_ name: String, _ children: [Node] = []) {
    (self.name, self.children) = (name, children)
  }
}

extension SnapshotStrategy where Value == Drink {
  fileprivate static var title: SnapshotStrategy<Drink> {
    SnapshotStrategy<String>.lines.pullback { drink in "\(drink.name)\n\(drink.price)" }
  }

  fileprivate static var tags: SnapshotStrategy<Drink> {
    SnapshotStrategy<[String]>.json.pullback { drink in drink.tags }
  }
}

@Suite(.snapshots(diffTool: "ksdiff"))
struct DrinkSuite {
  @Test func strings() {
    assertSnapshot(of: "Tea\nMilk", as: .lines)
    assertSnapshot(of: "", as: .lines, named: "empty")
    assertSnapshot(of: "¡Té! ☕️", as: .lines, named: "unicode")
  }

  @Test func dumps() {
    assertSnapshot(of: Drink.tea, as: .dump)
    assertSnapshot(of: [Drink.tea, .milk], as: .dump, named: "list")
    assertSnapshot(of: ["b": 2, "a": 1], as: .dump, named: "dictionary")
    assertSnapshot(of: Set(["b", "a"]), as: .dump, named: "set")
    assertSnapshot(of: Secret(token: "abc"), as: .dump, named: "own text")
    assertSnapshot(of: Node("root", [Node("leaf")]), as: .dump, named: "object")
    assertSnapshot(of: Optional(Size.small) as Any, as: .dump, named: "optional")
    assertSnapshot(of: Result<Int, CancellationError>.success(1), as: .dump, named: "result")
  }

  @Test func encoded() throws {
    assertSnapshot(of: Drink.tea, as: .json)
    assertSnapshot(of: [Drink.milk], as: .json, named: "list")
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    assertSnapshot(of: Drink.milk, as: .json(encoder), named: "encoder")
    let object = try JSONSerialization.jsonObject(with: Data(#"{"name": "Tea"}"#.utf8))
    assertSnapshot(of: object, as: .json, named: "object")
    assertSnapshot(of: Drink.tea, as: .plist, named: "list of properties")
  }

  @Test func described() {
    assertSnapshot(of: 2.5, as: .description)
    assertSnapshot(of: Size.medium, as: .description, named: "case")
    assertSnapshot(of: URL(string: "https://example.com/tea")!, as: .description, named: "address")
  }

  @Test func bytes() {
    assertSnapshot(of: Data([0, 1, 2, 255]), as: .data)
  }

  @Test func functions() {
    assertSnapshot(
      of: { $0 == .small ? 0.2 : 0.4 }, as: SnapshotStrategy<Size>.func(into: .description))
  }

  @Test func ownStrategies() {
    assertSnapshot(of: Drink.tea, as: .title)
    assertSnapshot(of: Drink.tea, as: .tags, named: "tags")
  }

  @Test func several() {
    assertSnapshots(of: Drink.tea, as: ["json": .json, "dump": .dump])
    assertSnapshots(of: Drink.milk, as: [.json, .dump])
  }

  @Test(arguments: Size.allCases)
  fileprivate func parameterized(size: Size) {
    assertSnapshot(of: size, as: .description, named: "\(size)")
  }

  @Test func verified() {
    let failure = verifySnapshot(of: Drink.milk, as: .dump, record: .missing)
    #expect(failure == nil)
  }

  @Test func configured() {
    withSnapshotTesting(record: .missing, diffTool: "ksdiff") {
      assertSnapshot(of: "a", as: .lines)
    }
  }

  @Test func inline() {
    assertInlineSnapshot(of: Drink.milk, as: .json) {
      """
      {
        "name": "Milk",
        "price": 1.25,
        "tags": []
      }
      """
    }
    assertInlineSnapshot(of: "Tea", as: .lines) {
      """
      Tea
      """
    }
    assertDrink(Drink.tea) {
      """
      Tea
      2.5
      """
    }
  }

  private func assertDrink(
    _ drink: Drink, matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: Int = #line,
    column: Int = #column
  ) {
    assertInlineSnapshot(
      of: drink, as: .title,
      syntax: InlineSnapshotSyntax(label: "matches", trailingClosureOffset: 0),
      matches: expected, fileID: fileID, filePath: file, function: function, line: line, column: column)
  }
}

final class DrinkTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing) { super.invokeTest() }
  }

  func testTea() {
    assertSnapshot(of: Drink.tea, as: .json)
    assertSnapshot(of: "custom", as: .lines, named: "name", testName: "testOfAnotherName")
  }

  func testMilk() async {
    assertSnapshot(of: Drink.milk, as: .dump)
  }
}
