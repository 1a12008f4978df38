import Testing

@testable import ChromeUI

@Suite struct PickerSectionTests {
  @Test(
    "Rows that follow each other with one letter are a section",
    arguments: [
      ([], []),
      (["Chile"], ["C: Chile"]),
      (["Belgium", "Brazil", "China"], ["B: Belgium Brazil", "C: China"]),
      (["españa", "Estonia"], ["E: españa Estonia"]),
      (["A", "B", "A"], ["A: A", "B: B", "A: A"]),
      (["Österreich", "Oman"], ["Ö: Österreich", "O: Oman"]),
    ])
  func sections(labels: [String], expected: [String]) {
    let sections = PickerSection.sections(of: labels.map { PickerRow(label: $0, value: "") })
    #expect(sections.map { "\($0.title): \($0.rows.map(\.label).joined(separator: " "))" } == expected)
  }

  @Test("A row describes itself by label and value")
  func description() {
    #expect("\(PickerRow(label: "Canada", value: "CAN"))" == "Label: Canada, Value: CAN")
  }
}
