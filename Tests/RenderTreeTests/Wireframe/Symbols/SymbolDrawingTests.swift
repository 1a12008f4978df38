import Expectations
import Foundation
import RenderTree
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SymbolDrawingTests {
  private static let drawings = SymbolDrawing.names.map { ($0, SymbolDrawing.paths(named: $0) ?? "") }

  /// The values of an attribute in a drawing.
  private func values(of attribute: String, in drawing: String) -> [String] {
    drawing.components(separatedBy: " \(attribute)=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
  }

  @Test func `Hundreds of names are in order, each once, and other names have no drawing`() {
    let names = SymbolDrawing.names
    #expect(names.count > 900)
    expectEqual(names, Set(names).sorted())
    forEachRow(["", "gear.", "Gear", "plus.circle.circle", "trash.badge", ".fill"]) { name in
      expectNil(SymbolDrawing.paths(named: name))
    }
  }

  @Test func `A drawing is paths in the color around it`() {
    expectEqual(
      SymbolDrawing.paths(named: "minus"),
      """
      <path d="M3.5 12L20.5 12" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" \
      stroke-linejoin="round"/>
      """)
    for (name, drawing) in Self.drawings {
      let paints = Set(values(of: "fill", in: drawing) + values(of: "stroke", in: drawing))
      expectTrue(paints.contains("currentColor"), "\(name)")
      expectEqual(paints.subtracting(["none", "currentColor"]), [], "\(name)")
    }
  }

  @Test func `Each drawing is well-formed`() {
    for (name, drawing) in Self.drawings {
      expectTrue(XMLParser(data: Data("<svg>\(drawing)</svg>".utf8)).parse(), "\(name): \(drawing)")
    }
  }

  @Test func `Each drawing is in its box, with at most two decimals`() {
    for (name, drawing) in Self.drawings {
      for data in values(of: "d", in: drawing) {
        let outside = SymbolExtent.coordinates(of: data).filter { !(0...24).contains($0) }
        expectEqual(outside, [], "\(name): \(data)")
        expectFalse(data.contains(/\.\d{3}/), "\(name): \(data)")
      }
    }
  }

  @Test func `Symbols differ, except those that are synonyms`() {
    let own = Self.drawings.filter { SymbolDrawing.synonyms[$0.0] == nil }
    for (_, group) in Dictionary(grouping: own, by: \.1) where group.count > 1 {
      expectEqual(group.map(\.0).sorted(), [], "the same drawing")
    }
    for (name, other) in SymbolDrawing.synonyms {
      expectNotNil(SymbolDrawing.paths(named: other), "\(other), which \(name) means")
      expectEqual(SymbolDrawing.paths(named: name), SymbolDrawing.paths(named: other), "\(name)")
    }
  }
}
