import Foundation
import HeadlessUIKit
import Testing

/// Labels and buttons of many apps, as wide and as high as iOS laid them out.
@Suite @MainActor
struct SystemFontTests {
  /// A text whose size is recorded.
  private struct Fact {
    let text: String
    let font: UIFont
    let width: Double
    /// `nil` for a button, which leaves space around its title.
    let height: Double?
    let scale: Double
    let source: String

    init?(columns: [String]) {
      let weights: [String: UIFont.Weight] = [
        "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
      ]
      guard columns.count == 7, let size = Double(columns[1]), let weight = weights[columns[2]],
        let width = Double(columns[3]), let scale = Double(columns[5])
      else { return nil }
      text = columns[0]
      font = .systemFont(ofSize: size, weight: weight)
      self.width = width
      height = Double(columns[4])
      self.scale = scale
      source = columns[6]
    }

    /// The size of a label with the text here, on a screen of the same pixels.
    @MainActor
    func size() -> CGSize {
      UIApplication(device: scale == 2 ? .iPhoneSE : .iPhone).run {
        let label = UILabel()
        label.font = font
        label.text = text
        return label.intrinsicContentSize
      }
    }
  }

  private static func facts() throws -> [Fact] {
    let rows = try Recording.rows(of: "SystemFont")
    let facts = rows.compactMap(Fact.init)
    try #require(facts.count == rows.count)
    return facts
  }

  @Test func `Text is as wide as on iOS, to less than 0.7 percent on average`() throws {
    let errors = try Self.facts().map { fact in
      (fact, error: (Double(fact.size().width) - fact.width) / fact.width * 100)
    }.sorted { abs($0.error) < abs($1.error) }
    let sizes = errors.map { abs($0.error) }
    let mean = sizes.reduce(0, +) / Double(sizes.count)
    let bias = errors.map(\.error).reduce(0, +) / Double(sizes.count)
    let typical = sizes[sizes.count * 95 / 100]
    let figures = [bias, mean, typical, sizes[sizes.count - 1]].map { String(format: "%.2f %%", $0) }
    print(
      "Conformance: widths of \(sizes.count) texts: error \(figures[1]) on average (bias \(figures[0])), "
        + "95 % within \(figures[2]), at worst \(figures[3])")
    for (fact, error) in errors.suffix(5).reversed() {
      print("  \(String(format: "%+.1f %%", error)) \(fact.text) in \(fact.font.name), \(fact.source)")
    }
    #expect(mean < 0.7)
    #expect(abs(bias) < 0.3)
    #expect(typical < 2.5)
    // The worst are single letters, which are a pixel off.
    #expect(errors.filter { $0.0.text.count > 3 }.allSatisfy { abs($0.error) < 4 })
  }

  @Test func `Every label is as high as on iOS, or rounded up to a whole point as older tools saved it`()
    throws
  {
    let labels = try Self.facts().compactMap { fact in fact.height.map { (fact, $0) } }
    var whole = 0
    for (fact, height) in labels {
      let ours = Double(fact.size().height)
      if abs(ours - height) < 0.01 { continue }
      whole += 1
      #expect(
        abs(ours.rounded(.up) - height) < 0.01, "\(fact.text): \(ours) here, \(height) in \(fact.source)")
    }
    print(
      "Conformance: heights of \(labels.count) labels: \(labels.count - whole) exact, \(whole) in whole points"
    )
    #expect(whole * 2 < labels.count)
  }
}
