import HeadlessUIKit

/// A table builds only the rows that are visible, however many there are.
@MainActor let tableBenchmarks: [Benchmark] = [
  Benchmark(
    name: "a table pays for its visible rows", baseline: tableLayout(rows: 20),
    candidate: tableLayout(rows: 1000))
]

@MainActor
private func tableLayout(rows: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "layout of \(rows) rows") {
    UIApplication().run {
      let source = NumberedRows(count: rows)
      let window = UIWindow()
      return ContinuousClock().measure {
        let table = UITableView(frame: window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
        table.dataSource = source
        window.addSubview(table)
        window.layoutIfNeeded()
      }
    }
  }
}

/// The data source of a table of numbers.
@MainActor
private final class NumberedRows: UITableViewDataSource {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
