import Foundation
import Views

/// A view of UIKit, which a widget does not show: enough of it for source that has both to compile.
@MainActor open class UIView: NSObject {
    open var frame: CGRect
    open var bounds: CGRect
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var tag = 0
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    public override nonisolated init() {
        frame = .zero
        bounds = .zero
        super.init()
    }

    /// Of a file of Interface Builder, which there is none of.
    public required init?(coder: NSCoder) { nil }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func draw(_ rect: CGRect) {}
}

/// A screen of UIKit, which a widget does not show.
@MainActor open class UIViewController: NSObject {
    open var view = UIView()
    open var title: String?

    public override nonisolated init() { super.init() }

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
}
