import Expectations
import Testing

@testable import MadeData

@Suite struct ValueMakerTests {
  @Test func `Values of the system's types fit their names`() {
    var app = MadeApp("")
    forEachRow([
      ("String", "title", #""Title""#), ("String", "userEmail", #""user@example.com""#),
      ("String", "apiKey", #""Token""#),
      ("String", "nameJP", #""Name JP""#), ("Int", "count", "1"), ("Bool", "isOn", "true"),
      ("URL", "url", #"URL(string: "https://example.com/page")!"#),
      ("URL", "thumbnailURL", #"URL(string: "https://example.com/thumbnail")!"#),
      ("Date", "date", "Date(timeIntervalSince1970: 1_768_470_060)"),
      ("UIColor", "tint", "UIColor.systemBlue"),
      ("[String]", "titles", #"["Title 1", "Title 2", "Title 3"]"#), ("[Int]", "ids", "[1, 2, 3]"),
      ("[Bool]", "flags", "[true]"), ("Set<Int>", "ids", "Set([1, 2, 3])"),
      ("[String: Int]", "counts", #"["1": 1]"#), ("(Int, text: String)", "pair", #"(1, text: "Text")"#),
      ("Int?", "count", "1"), ("Result<Int, Error>", "result", ".success(1)"),
      ("AnyPublisher<Int, Never>", "publisher", "Just<Int>(1).eraseToAnyPublisher()"),
      ("Book.Type", "type", "Book.self"), ("UILabel", "label", "UILabel()"),
    ]) { type, name, value in
      expectEqual(app.value(of: type, for: name), value)
    }
  }

  @Test func `What cannot be made says why`() {
    var app = MadeApp(
      """
      struct Key { let store: Store }
      class Store { init(database: Database) {} }
      private struct Secret {}
      struct Circle { let next: Circle }
      class Note: NSManagedObject {}
      struct Box<Value> { let value: Value }
      """)
    forEachRow([
      ("Key", "missing: no value of the type 'Database' is known"),
      ("Secret", "missing: 'Secret' is private"),
      ("Circle", "missing: 'Circle' needs itself"), ("Note", "missing: 'Note' is an object of Core Data"),
      ("Box", "missing: 'Box' needs its generic arguments"), ("Box<Int>", "Box<Int>(value: 1)"),
      ("Key?", "nil"), ("[Key]", "[]"),
    ]) { type, value in
      expectEqual(app.value(of: type), value)
    }
  }

  @Test func `Types that need each other in many ways end`() {
    let types = (0..<40).map { number in
      let needs = (0..<40).map { "init(a\($0): T\($0), b: Absent) {}" }.joined(separator: "; ")
      return "class T\(number) { \(needs) }"
    }
    var app = MadeApp(types.joined(separator: "\n"))
    expectTrue(app.value(of: "T0").hasPrefix("missing: "))
  }

  @Test func `A structure is made by its properties, of which those with a value keep it`() {
    var app = MadeApp(
      """
      struct Book {
        static let count = 3
        let title, author: String
        let id: Int
        var note: String?
        let kind = "book"
        var isRead = false
        lazy var summary: String = title
        var length: Int { 3 }
      }
      """)
    expectEqual(app.value(of: "[Book]"), "[Made.book(1), Made.book(2), Made.book(3)]")
    expectEqual(
      app.body(of: "Book"),
      #"Book(title: "Title \(number)", author: "Author \(number)", id: number, note: "Note \(number)")"#)
  }

  @Test func `An initializer with few arguments comes first`() {
    var app = MadeApp(
      """
      struct Book {
        init?(json: String) {}
        init(title: String, id: Int) {}
        init(title: String, pages: Int = 3, note: String? = nil) {}
      }
      """)
    _ = app.value(of: "Book")
    expectEqual(app.body(of: "Book"), #"Book(title: "Title \(number)", note: "Note \(number)")"#)
  }

  @Test func `An initializer that may fail comes last`() {
    var app = MadeApp(
      """
      struct Book { init?(json: String) {}; init(title: String, id: Int) {} }
      class Shelf { init?(name: String) {} }
      """)
    _ = app.value(of: "Book")
    expectEqual(app.body(of: "Book"), #"Book(title: "Title \(number)", id: number)"#)
    _ = app.value(of: "Shelf")
    expectEqual(app.body(of: "Shelf"), #"Shelf(name: "Name \(number)")!"#)
  }

  @Test func `Samples of the app come before what is made`() {
    var app = MadeApp(
      """
      struct Book { let title: String; static let previewBook: Book = Book(title: "Emma") }
      struct Page { let number: Int }
      enum PageMocks { static let first: Page = Page(number: 7) }
      class Session { private init() {}; static let shared = Session() }
      """)
    forEachRow([("Book", "Book.previewBook"), ("Page", "PageMocks.first"), ("Session", "Session.shared")]) {
      type, value in
      expectEqual(app.value(of: type), value)
    }
  }

  @Test func `A case without values comes first`() {
    var app = MadeApp("enum Answer { case loaded(items: [Int], String); case loading }")
    expectEqual(app.value(of: "Answer"), "Answer.loading")
  }

  @Test func `A case for a failure comes last`() {
    var app = MadeApp(
      """
      enum Answer { case failed(Error); case failure; case loaded(items: [Int], String); case loading }
      enum Outcome { case error; case value(Int) }
      """)
    expectEqual(app.value(of: "Answer"), "Answer.loading")
    expectEqual(app.value(of: "Outcome"), "Made.outcome()")
    expectEqual(app.body(of: "Outcome"), "Outcome.value(number)")
  }

  @Test func `A function records its call with whose it is`() {
    var app = MadeApp("struct Tip { let canShow: (Int) -> Bool; let onTap: () -> Void }")
    _ = app.value(of: "Tip")
    expectEqual(
      app.body(of: "Tip"),
      #"Tip(canShow: { CommandRecorder.current.record("Tip", $0, function: "canShow(_:)"); return true }, "#
        + #"onTap: { CommandRecorder.current.record("Tip", function: "onTap()") })"#)
    expectEqual(app.value(of: "@Sendable (Int) -> Int"), "{ _ in 1 }")
  }

  @Test func `A way that the compiler refused gives place to the next`() {
    var app = MadeApp("struct Book { init(a: Int) {}; init(b: Int, c: Int) {} }")
    _ = app.value(of: "Book")
    let way = app.maker.chosen["Book"]
    expectEqual(way, ValueMaker.Way(type: "Book", name: "init(a:)"))
    app.maker = ValueMaker(app.maker.index, refused: [way!])
    _ = app.value(of: "Book")
    expectEqual(app.body(of: "Book"), "Book(b: number, c: number)")
  }

  @Test func `Other names and nested types are found from inside`() {
    var app = MadeApp(
      """
      typealias Books = [Shelf.Book]
      struct Shelf {
        typealias ID = Int
        struct Book { let id: ID; let kind: Kind; enum Kind { case novel } }
      }
      """)
    expectEqual(app.value(of: "Books"), "[Made.book(1), Made.book(2), Made.book(3)]")
    expectEqual(app.body(of: "Shelf.Book"), "Shelf.Book(id: number, kind: Shelf.Book.Kind.novel)")
  }
}
