import Expectations
import Testing

@testable import MadeData

@Suite struct TypeExpressionTests {
  @Test func `A type is read by its structure`() {
    forEachRow([
      ("Int", "Int"), ("any Store", "Store"), ("TipManager.Tip?", "TipManager.Tip?"), ("Book!", "Book?"),
      ("[String: [Book]]", "[String: [Book]]"), ("Array<Book>", "[Book]"), ("Optional<Int>", "Int?"),
      ("Result<[Book], Error>", "Result<[Book], Error>"), ("(Int)", "Int"),
      ("(a: Int, String)", "(a: Int, String)"),
      ("@escaping (Result<Book, Error>) -> Void", "(Result<Book, Error>) -> Void"),
      ("((Int, _ text: String) async throws -> Bool)?", "((Int, String) -> Bool)?"),
      ("(Skippable & AnswerHandling)?", "(Skippable & AnswerHandling)?"), ("inout Book", "Book"),
      ("Outer<Int>.Inner", "Outer.Inner"),
      ("((Int) -> Int) -> (Int) -> Int", "((Int) -> Int) -> (Int) -> Int"),
    ]) { written, read in
      expectEqual(TypeExpression(written).text, read)
    }
  }

  @Test func `What is not a type is kept as it is written`() {
    for text in ["", "(", "[Int", "1", "->", String(repeating: "[", count: 100)] {
      expectEqual(TypeExpression(text), .unreadable(text))
    }
  }

  @Test func `Generic parameters are replaced wherever they are`() {
    let type = TypeExpression("(T, [T: Box<T>]) -> T?")
    expectEqual(type.replacing(["T": TypeExpression("Int")]).text, "(Int, [Int: Box<Int>]) -> Int?")
  }
}
