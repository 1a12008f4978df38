import Expectations
import Testing

@testable import MadeData

@Suite struct MadeMockTests {
  @Test func `A mock has all that its protocol asks for`() {
    var app = MadeApp(
      """
      protocol Store: AnyObject {
        var title: String { get }
        func save(_ book: Book, at index: Int) -> Bool
        func loadBooks(then: @escaping (Result<[Book], Error>) -> Void)
        func count() async throws -> Int
      }
      struct Book { let id: Int }
      """)
    expectEqual(app.value(of: "any Store"), "MadeStore()")
    expectEqual(
      app.maker.mocks["MadeStore"]?.source,
      """
      /// Answers as Store with made-up values, and records its calls.
      @MainActor final class MadeStore: @MainActor Store {
        var title: String = "Title"
        func save(_ book: Book, at index: Int) -> Bool {
          CommandRecorder.current.record("Store", book, index)
          return true
        }
        func loadBooks(then: @escaping (Result<[Book], Error>) -> Void) {
          CommandRecorder.current.record("Store")
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { then(.success([Made.book(1), Made.book(2), Made.book(3)])) }
        }
        func count() async throws -> Int {
          CommandRecorder.current.record("Store")
          return 1
        }
      }

      """)
  }

  @Test func `A mock records its calls with what can be printed of them`() {
    var app = MadeApp(
      "protocol Store { func save(_ name: String, then: @escaping (Int) -> Int, to list: inout [Int]) }")
    _ = app.value(of: "Store")
    let source = app.maker.mocks["MadeStore"]?.source ?? ""
    expectTrue(source.contains(#"    CommandRecorder.current.record("Store", name)"#), "\(source)")
  }

  @Test func `A mock calls the functions that it gets half a second later`() {
    var app = MadeApp("protocol Store { func load(then: @escaping (Int) -> Void, now: () -> Void) }")
    _ = app.value(of: "Store")
    let source = app.maker.mocks["MadeStore"]?.source ?? ""
    expectTrue(
      source.contains("DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { then(1) }"), "\(source)")
    expectFalse(source.contains("{ now("), "\(source)")
  }

  @Test func `What a class need not implement is left out`() {
    var app = MadeApp(
      """
      @MainActor protocol Rows: NSObjectProtocol { func first(); func second(); @objc optional func third() }
      extension Rows { func second() {} }
      """)
    _ = app.value(of: "Rows")
    let source = app.maker.mocks["MadeRows"]?.source ?? ""
    expectTrue(source.contains("final class MadeRows: NSObject, Rows {"), "\(source)")
    expectTrue(
      source.contains("func first()") && !source.contains("second") && !source.contains("third"), "\(source)")
  }

  @Test func `Several protocols have one mock with what they inherit`() {
    var app = MadeApp(
      """
      protocol Base { func base() }
      protocol Skippable: Base { func skip() }
      protocol Answering { var isRight: Bool { get set } }
      """)
    expectEqual(app.value(of: "(Skippable & Answering)?"), "MadeSkippableAnswering()")
    let source = app.maker.mocks["MadeSkippableAnswering"]?.source ?? ""
    expectTrue(
      ["func base()", "func skip()", "var isRight: Bool = true"].allSatisfy(source.contains), "\(source)")
  }

  @Test func `A class for previews comes before a mock`() {
    var app = MadeApp(
      "protocol Store {}\nfinal class PreviewStore: Store { init() {} }\nclass RealStore: Store {}")
    expectEqual(app.value(of: "Store"), "PreviewStore()")
  }

  @Test func `A protocol with associated types takes a type that conforms`() {
    var app = MadeApp(
      "protocol Source { associatedtype Item }\nstruct Books: Source { typealias Item = Int }")
    expectEqual(app.value(of: "any Source"), "Books()")
  }

  @Test func `A protocol that inherits from one that is not known has no mock`() {
    var app = MadeApp("protocol Store: Foreign { func load() }")
    expectEqual(app.value(of: "Store"), "missing: nothing that conforms to 'Store' can be made")
  }
}
