import Foundation
import HeadlessUIKit

/// Measuring text, compared with counting its characters, which any use of it has to do.
@MainActor let textBenchmarks: [Benchmark] = [
  Benchmark(
    name: "measuring texts on one line", baseline: counting(latinTexts),
    candidate: measuring(latinTexts, width: 0)),
  Benchmark(
    name: "measuring texts of several scripts", baseline: counting(mixedTexts),
    candidate: measuring(mixedTexts, width: 0)),
  Benchmark(
    name: "measuring texts in lines of 200 points", baseline: counting(latinTexts),
    candidate: measuring(latinTexts, width: 200)),
]

/// A thousand different sentences of 66 letters.
private let latinTexts = (0..<1000).map {
  "Row \($0): the quick brown fox jumps over the lazy dog, and sleeps"
}
/// As many, with accents, ideographs and emoji.
private let mixedTexts = (0..<1000).map { "Zeile \($0): Größe und Übermaß, 工作と遊び, привет, مرحبا 👍🏽 नमस्ते, ok" }

@MainActor
private func counting(_ texts: [String]) -> Benchmark.Contender {
  Benchmark.Contender(name: "counting \(texts.count)") {
    ContinuousClock().measure {
      var count = 0
      for text in texts { for _ in text { count += 1 } }
      precondition(count > texts.count)
    }
  }
}

@MainActor
private func measuring(_ texts: [String], width: CGFloat) -> Benchmark.Contender {
  Benchmark.Contender(name: "measuring \(texts.count)") {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let options: NSStringDrawingOptions = width > 0 ? .usesLineFragmentOrigin : []
    return ContinuousClock().measure {
      for text in texts {
        let size = text.boundingRect(
          with: CGSize(width: width, height: 0), options: options, attributes: attributes, context: nil)
        precondition(size.width > 0)
      }
    }
  }
}
