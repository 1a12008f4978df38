import UIKit

extension CounterViewController {
  public override var prefersStatusBarHidden: Bool { count > 2 }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.backgroundColor = .white
  }

  @objc func didTapLabel() {
    count += 10
    showCount()
  }

  @objc func reset() {
    count = 0
    showCount()
    delegate?.counterDidReset?()
  }

  func showCount() {
    label.text = #keyPath(CounterViewController.count) + " \(count)"
  }
}
