import Diagnostics
import Expectations
import Testing

@testable import Porting

@Suite struct SkippablePartsTests {
  private let source = SkippedPage.source

  private func parts(
    _ line: Int, _ text: String, _ message: String = "no", besides skipped: Set<String> = [],
    in source: String? = nil
  ) -> [String] {
    let source = source ?? self.source
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let range = lines[line - 1].firstRange(of: text) else { return ["no such text"] }
    let column = lines[line - 1].utf8.distance(from: lines[line - 1].startIndex, to: range.lowerBound) + 1
    let app = AppSources(["A.swift": source], in: "")
    let fault = CompilationFault(position: SourcePosition(line: line, column: column), message: message)
    return SkippableParts(of: app.files[0], besides: skipped).names(for: fault)
  }

  @Test func `The smallest part around a position is named`() {
    forEachRow([
      (2, "UIView", "declaration of Page"), (2, "Themed", "Page conforming to Themed"),
      (3, "make", "Page.title statement at 3: make()"), (3, "String", "declaration of Page.title"),
      (4, "Absent", "declaration of Page"), (5, "Missing", "declaration of Page.label"),
      (6, "missing", "Page.size statement at 6: missing"),
      (7, "missing", "Page.color statement at 7: missing"),
      (7, "absent", "Page.color statement at 7: absent()"),
      (8, "absent", "Page.init(frame:) statement at 8: absent()"),
      (9, "Item", "declaration of Page.show(_:at:)"),
      (10, "absent", "Page.show(_:at:) statement at 10: absent(index)"),
      (11, "absent", "Page.show(_:at:) value at 11: return absent(index)"),
      (13, "b", "Page.Inner.a() statement at 13: b"), (14, "absent", "Page.deinit statement at 14: absent()"),
      (16, "b }", "Page.Inner.subscript(a:) statement at 16: b"), (16, "Page", "declaration of Page.Inner"),
      (17, "c()", "free() statement at 17: c()"), (1, "page of", nil),
      (18, "Absent", "declaration of Themed.theme"), (18, "Themed", "declaration of Themed"),
    ]) { line, text, name in expectEqual(parts(line, text), [name].compactMap { $0 }, "\(line): \(text)") }
  }

  @Test func `A part that was left out without success is followed by the next larger one`() {
    let order = [
      "Page.show(_:at:) value at 11: return absent(index)",
      "Page.show(_:at:) statement at 11: return absent(index)",
      "Page.show(_:at:)", "declaration of Page.show(_:at:)", "declaration of Page",
    ]
    for count in order.indices {
      expectEqual(parts(11, "absent", besides: Set(order.prefix(count))), [order[count]])
    }
    // Parts inside the last one are not tried again.
    expectEqual(parts(11, "absent", besides: ["Page.show(_:at:)"]), ["declaration of Page.show(_:at:)"])
  }

  @Test func `Words of an error name a part that its place does not`() {
    let source = """
      class List: Base, Themed {
        let store: Store
        var count: Int {
          work()
        }
        override func reload() -> Int { let a = 1 }
        init(store: Int) {
          super.init()
        }
      }
      """
    forEachRow([
      (1, "List", "type 'List' does not conform to protocol 'Themed'", "List conforming to Themed"),
      (5, "}", "missing return in getter expected to return 'Int'", "List.count end"),
      (6, "}", "missing return in instance method expected to return 'Int'", "List.reload() end"),
      (6, "reload", "method does not override any method from its superclass", "override of List.reload()"),
      (
        8, "super", "property 'self.store' not initialized at super.init call",
        "List.init(store:) property store"
      ),
    ]) { line, text, message, name in
      expectEqual(parts(line, text, message, in: source), [name], "\(message)")
    }
  }

  @Test func `A part with half of a condition is not offered`() {
    let source = """
      func a() {
        list
          .first()
        #if DEBUG
          .second()
        #endif
      }
      """
    expectEqual(parts(5, "second", in: source), ["a()"])
  }

  @Test func `Branches, closures and cases have statements of their own`() {
    let source = """
      func a(_ b: Int) -> Int {
        guard let c = d() else { return e() }
        list.map { [weak self] x, y -> Int in
          f(x)
          return g(y)
        }
        switch b {
        case 1: h(); i = j()
        default:
          k()
        }
        for l in m where n { o() }
        let p: Q = r,
          s = t
        return if u { v } else { w }
      }
      """
    forEachRow([
      (2, "d()", "a(_:) statement at 2: guard let c = d() else { return e() }"),
      (2, "e()", "a(_:) value at 2: return e()"), (4, "f", "a(_:) statement at 4: f(x)"),
      (5, "g", "a(_:) value at 5: return g(y)"), (8, "h", "a(_:) statement at 8: h()"),
      (8, "j", "a(_:) value at 8: i = j()"), (10, "k", "a(_:) statement at 10: k()"),
      (12, "o()", "a(_:) statement at 12: o()"),
      (12, "m where", "a(_:) statement at 12: for l in m where n { o() }"),
      (14, "t", "a(_:) statement at 13: let p: Q = r, s = t"),
    ]) { line, text, name in expectEqual(parts(line, text, in: source), [name], "\(line): \(text)") }
  }

  @Test func `The value of a parameter is left out before its function`() {
    let source = "func a(_ b: [Int] = c(1, 2), d: Int = e) -> Int { 1 }"
    expectEqual(parts(1, "c(", in: source), ["a(_:d:) default of b"])
    expectEqual(parts(1, "e)", in: source), ["a(_:d:) default of d"])
    expectEqual(parts(1, "e)", besides: ["a(_:d:) default of d"], in: source), ["declaration of a(_:d:)"])
  }

  @Test func `A property before an initializer that is left out gets a value`() {
    let source = """
      class List {
        let store: Store
        init(store: Store, list: Absent) {}
      }
      """
    let note = CompilationFault.Note(
      position: SourcePosition(line: 2, column: 7),
      message: "stored property 'store' without initial value prevents synthesized initializers")
    let fault = CompilationFault(
      position: SourcePosition(line: 1, column: 7), message: "class 'List' has no initializers", notes: [note]
    )
    let parts = SkippableParts(
      of: AppSources(["A.swift": source], in: "").files[0],
      besides: ["declaration of List.init(store:list:)"])
    expectEqual(parts.names(for: fault), ["List.store initial value"])
    expectEqual(
      parts.names(inside: "declaration of List.init(store:list:)").filter { $0.contains("value") }, [])
  }
}
